/**
 * The result of a page's query with the named parts present. For GraphQL a node that is queried by
 * its id may be missing. The plan makes only pages of content that exists.
 */
export type NonNullKeys<Answer, Part extends keyof Answer> = Omit<Answer, Part> & {
  [Key in Part]: NonNullable<Answer[Key]>
}
