/** Entries of these types take place; the date of all others is that of their publication. */
const events: readonly (string | null)[] = ['event', 'webinar', 'workshop']

/** Tells by an entry's type whether it is something to go to. */
export const isEventType = (type: string | null): boolean => events.includes(type)
