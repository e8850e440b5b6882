import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A short digest, to compare values without storing them. */
export const digestOf = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 12)

/** A piece of content of a release: an entry, a product, a menu. */
const piece = z.object({
  /** Its kind as nodes call it: `ContentEntry`. */
  type: z.string(),
  site: z.string().nullable(),
  section: z.string().nullable(),
  /** Its name for people. */
  title: z.string(),
  /** A digest of each field. */
  fields: z.record(z.string(), z.string()),
})
export type Piece = z.infer<typeof piece>

/** The content of a page, by ids. */
const ingredients = z.object({
  /** The results of its own query. */
  content: z.array(z.string()),
  /** The names of its slices: menu, footer. */
  slices: z.array(z.string()),
})

/** The facts about a release's content for the report; the build writes them beside its output. */
export const contentFacts = z.object({
  /** By id, the same in each build. */
  content: z.record(z.string(), piece),
  /** By path: `/de_eu/produkte`. */
  pages: z.record(z.string(), ingredients),
  /** The results of a slice's query, by its name. */
  slices: z.record(z.string(), z.array(z.string())),
})
export type ContentFacts = z.infer<typeof contentFacts>

const fileFacts = z.object({ digest: z.string(), size: z.number(), modified: z.number() })
export type FileFacts = z.infer<typeof fileFacts>

/** The facts about a published release that the report of the next one needs. */
export const releaseFacts = contentFacts.extend({
  /** By published name. */
  files: z.record(z.string(), fileFacts),
})
export type ReleaseFacts = z.infer<typeof releaseFacts>

/** The build writes its {@link ContentFacts} here, in the folder that Gatsby runs in. */
export const CONTENT_FACTS = 'content-facts.json'
