export { ConsentForm } from './consent-form'
export { ContactForm } from './contact-form'
