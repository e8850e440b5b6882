/** The facts of a product: a title, and the ids of its rows. */
export interface FactsView {
  readonly title: string
  readonly rows: readonly string[]
  /** The rows in HTML; in the static build alone. */
  readonly html?: string
}
