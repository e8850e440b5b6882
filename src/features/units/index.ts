export { imperialNumber, imperialOf } from './imperial'
