/**
 * The answer to a page's query in which the named parts are there. To GraphQL a node that is asked
 * for by its id may be missing; the plan makes pages of content that it has seen.
 */
export type Found<Answer, Part extends keyof Answer> = Omit<Answer, Part> & {
  [Key in Part]: NonNullable<Answer[Key]>
}
