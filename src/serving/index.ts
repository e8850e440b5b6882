export { netlifyAdapter } from './adapter'
export { writeContentSecurityPolicy } from './content-security-policy'
export { publish, recover } from './publish'
