/** A visitor's search; the URL of the page has the same values. */
export interface PlaceQuery {
  readonly text: string
  /** ISO 3166, or empty. */
  readonly country: string
  /** Ids; a place offers at least one of them (requirements D7). Empty for no condition. */
  readonly services: readonly string[]
}

export const NO_QUERY: PlaceQuery = { text: '', country: '', services: [] }

/** Whether a query leaves out anything. */
export const isNarrowing = ({ text, country, services }: PlaceQuery): boolean =>
  Boolean(text || country || services.length)
