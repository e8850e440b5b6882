export { PlainForm } from './plain-form'
