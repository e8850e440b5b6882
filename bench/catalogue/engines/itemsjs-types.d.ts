/** The package has no types; these are the types that the benchmark uses. */
declare module 'itemsjs' {
  interface Options {
    readonly aggregations: Readonly<
      Record<string, { readonly size: number; readonly conjunction: boolean }>
    >
  }
  interface Query {
    readonly per_page: number
    readonly filters: Readonly<Record<string, readonly string[]>>
    /** Of the items to look among. */
    readonly ids?: readonly string[]
  }
  interface Bucket {
    readonly key: string
    readonly doc_count: number
  }
  interface Result<Item> {
    readonly data: {
      readonly items: readonly Item[]
      readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>
    }
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    options: Options,
  ): { search(query: Query): Result<Item> }
}
