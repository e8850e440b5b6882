import { z } from 'zod'

/** Tells an item of a list from the others. Items of some lists have no title, search results have no id. */
const identity = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: z.string().optional().catch(undefined),
})
export type Identity = z.infer<typeof identity>

/** The identity of an item in a list; `null` for an item without an id. */
export const identityOf = (item: unknown): Identity | null => identity.safeParse(item).data ?? null

/** An item for people: `"Stone fair" (id 351)`. */
export const identityText = ({ id, title }: Identity): string =>
  title === undefined ? `id ${id}` : `"${title}" (id ${id})`

/** The fields that both a list and the item's own answer state. */
export interface Listed {
  readonly id: string
  readonly title: string
  readonly code?: string | null
  readonly section?: string | null
  readonly slug?: string | null
  readonly type?: string | null
  readonly category?: { readonly code: string; readonly slug: string }
  readonly dateUpdated?: string | null
}

type Reader = (each: Listed) => string | null | undefined

/** The fields that locate an item: no edit changes them under the address that the list gives. */
const place: Readonly<Record<string, Reader>> = {
  id: ({ id }) => id,
  code: ({ code }) => code,
  section: ({ section }) => section,
  slug: ({ slug }) => slug,
  'category.code': ({ category }) => category?.code,
  'category.slug': ({ category }) => category?.slug,
}

/** Fields that an edit between two calls may change. */
const words: Readonly<Record<string, Reader>> = {
  type: ({ type }) => type,
  title: ({ title }) => title,
}

/** A field that differs between a list and the item's own answer. */
export interface Difference {
  readonly field: string
  readonly listed: string
  /** `null` where the answer says nothing. */
  readonly answered: string | null
}

const isNewer = (answered: Listed, listed: Listed): boolean =>
  Date.parse(answered.dateUpdated ?? '') > Date.parse(listed.dateUpdated ?? '')

/**
 * Whether the answer at an item's own address is the item that a list names. Fields that the list leaves out are not
 * compared. An answer that says it is newer than the list (`dateUpdated`) may have another title and type.
 *
 * @returns each field that differs; only `id` when that does
 */
export function differences(listed: Listed, answered: Listed): Difference[] {
  const fields = isNewer(answered, listed) ? place : { ...place, ...words }
  const found = Object.entries(fields).flatMap(([field, read]): Difference[] => {
    const [wanted, got = null] = [read(listed), read(answered)]
    return wanted === null || wanted === undefined || wanted === got
      ? []
      : [{ field, listed: wanted, answered: got }]
  })
  const other = found.filter(({ field }) => field === 'id')
  return other.length > 0 ? other : found
}
