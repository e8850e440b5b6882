export { ConsentForm, type ConsentFormProps, type Referrer } from './consent-form'
export { ContactForm } from './contact-form'
