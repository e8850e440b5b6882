export { DRAWINGS_FOLDER, drawingOf, type DrawnSheet, type Drawing } from './drawing'
