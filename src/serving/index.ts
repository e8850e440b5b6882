export { netlifyAdapter } from './adapter'
export { writeContentSecurityPolicy } from './content-security-policy'
export { flatten, restore } from './flat-html'
