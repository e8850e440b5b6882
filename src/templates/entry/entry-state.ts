import type { EntryContext } from './entry-props'

/** Where an entry stands on the day of the build: before or after its day, open or closed. */
export type EntryState = 'upcoming' | 'onRequest' | 'past' | 'open' | 'closed'

/** What the plan says of an entry that has a day. A page changes only when its state does. */
export interface StatefulContext extends EntryContext {
  /** `null` for an entry without a day or a state. */
  readonly state: EntryState | null
}

/** The part of the context that the mapping needs. */
export type StatefulPlan = Pick<StatefulContext, 'state' | 'neighbours'>
