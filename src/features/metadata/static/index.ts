export { writeAtOnce } from './write-at-once'
