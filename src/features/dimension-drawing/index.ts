export { DRAWINGS_FOLDER, drawingOf, type Drawing } from './drawing'
export { escaped } from './svg'
