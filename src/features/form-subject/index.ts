export { actionsAbout } from './actions-about'
export { addressedSubject } from './addressed-subject'
export type { FormSubject } from './form-subject'
