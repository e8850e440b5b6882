export { calendarFile, calendarFilePath, type CalendarEvent } from './calendar-file'
