export { imperialOf } from './imperial'
