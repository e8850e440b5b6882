import * as z from 'zod/mini'

/*
 * The answers of the function `/api/preview`, which the preview in a browser parses. Both sides take
 * their types from here.
 */

/** A field of an entry that differs between the draft and the published version. */
const change = z.object({
  /** The path in the entry: `blocks.2.title`. Items of lists count from 0, in the draft if it has them. */
  field: z.string(),
  /** Short texts; `null` for no value. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type Change = z.infer<typeof change>

/** The draft of a page's own entry beside its published version. */
const draft = z.object({
  /**
   * The state, compared with the published version.
   *
   * - `published`: the draft is the same.
   * - `changed`: words, pictures or fields differ.
   * - `moved`: the path differs, by slug or category; the rest may differ, too.
   * - `new`: the entry is not published.
   * - `scheduled`: it is not published, and dated after today.
   */
  state: z.enum(['published', 'changed', 'moved', 'new', 'scheduled']),
  /** The path of the published version. */
  published: z.nullable(z.string()),
  changes: z.array(change),
})
export type Draft = z.infer<typeof draft>

/** An entry whose draft differs from its published version. */
const listedDraft = z.object({
  id: z.string(),
  section: z.string(),
  /** The title of the page that lists it; `null` for a page without a list. */
  list: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  title: z.string(),
  /** The path of its page in the drafts; `null` if it has none. */
  path: z.nullable(z.string()),
  published: z.nullable(z.string()),
  /** As of a page's own draft; `removed`: published, and missing in the drafts. */
  state: z.enum(['changed', 'moved', 'new', 'scheduled', 'removed']),
  /** ISO 8601 date and time. */
  dateUpdated: z.nullable(z.string()),
})
export type ListedDraft = z.infer<typeof listedDraft>

/** The drafts of a site. */
export const draftList = z.object({ drafts: z.array(listedDraft) })
export type DraftList = z.infer<typeof draftList>

/** A fault of a draft, and its place. */
const fault = z.object({ field: z.string(), reason: z.string() })
export type Fault = z.infer<typeof fault>

/** The data of a page for Gatsby's loader, as the build writes them to `page-data.json`. */
const pageData = z.object({
  componentChunkName: z.string(),
  path: z.string(),
  result: z.object({ data: z.looseObject({}), pageContext: z.looseObject({}) }),
  staticQueryHashes: z.array(z.string()),
  slicesMap: z.record(z.string(), z.string()),
})
export type PageData = z.infer<typeof pageData>

/** The data of a slice for Gatsby's loader, as the build writes them to `slice-data/<id>.json`. */
const sliceData = z.object({
  componentChunkName: z.string(),
  result: z.object({ sliceContext: z.looseObject({}) }),
  staticQueryHashes: z.array(z.string()),
})
export type SliceData = z.infer<typeof sliceData>

/** A page as its drafts have it. */
export const pageAnswer = z.object({
  /** Its path differs from the requested one when the entry has moved. */
  page: pageData,
  /** By id, as `slicesMap` of pages names them. */
  slices: z.record(z.string(), sliceData),
  /** `null` while the function has not read the published content. */
  draft: z.nullable(draft),
  /** Drafts that break the contract, and so are missing on the page. */
  leftOut: z.array(fault),
})
export type PageAnswer = z.infer<typeof pageAnswer>

/** The answer of a request without a draft, besides its code and message. */
export const failureAnswer = z.object({
  error: z.object({
    /** One in another form is `null`: it must not hide the others. */
    details: z.optional(z.array(z.catch(z.nullable(fault), null))),
    /** Whether the page is published and missing in the drafts. */
    isRemoved: z.optional(z.boolean()),
  }),
})

/** The name of an entry: the service's id, or section and slug. */
export type EntryName =
  { readonly id: string } | { readonly section: string; readonly slug: string | null }
