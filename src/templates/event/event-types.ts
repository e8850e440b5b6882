/** Entries of these types are events; the date of all others is the day of their publication. */
const events: readonly (string | null)[] = ['event', 'webinar', 'workshop']

/** Tells by an entry's type whether it is something to go to. */
export const isEventType = (type: string | null): boolean => events.includes(type)
