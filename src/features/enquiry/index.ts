export { actionsAbout } from './actions-about'
export { enquiryOfUrl, type EnquiryFields } from './enquiry-fields'
export { currentEnquiry, useEnquiryAbout, useEnquirySubject } from './page-enquiry'
