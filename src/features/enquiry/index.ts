export { actionsAbout } from './actions-about'
export { enquiryOfUrl } from './enquiry-of-url'
export type { EnquiryFields } from './enquiry-fields'
export { currentEnquiry, useEnquiryAbout, useEnquirySubject } from './page-enquiry'
