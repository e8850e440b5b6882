export { DRAWINGS_FOLDER, drawingOf, type Drawing } from './drawing'
