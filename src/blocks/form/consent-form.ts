// The chunk of a form leaves out the choice of a form, and the library of its list: a dynamic import
// of the whole feature would contain both.
export { ConsentForm } from '../../features/contact-form'
