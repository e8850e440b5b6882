export { calendarFile, calendarFilePath } from './calendar-file'
