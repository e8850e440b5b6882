import { z } from 'zod'
import { siteHandles, type SiteHandle } from '../../../src/sites'
import { isObject } from '../../../src/contract/is-object'
import { overlay, type PlainMap } from './plain'

/** What the public sees, and what the holder of a preview token sees. */
export type EditionName = 'published' | 'preview'

const handle = z.enum(siteHandles)

/** How a file says where and whether it is published; every entry file may hold these. */
export const publicationFields = {
  status: z.enum(['live', 'draft']).default('live'),
  sites: z
    .union([z.array(handle), z.strictObject({ except: z.array(handle) })])
    .optional()
    .transform((value): readonly SiteHandle[] => {
      if (value === undefined) return siteHandles
      if (Array.isArray(value)) return value
      return siteHandles.filter((each) => !value.except.includes(each))
    }),
}

/** Publication of a whole file. */
export const publication = z.object(publicationFields)

/** The keys that {@link editionOf} takes out, since they are about the file and not its content. */
const FILE_KEYS = new Set(['status', 'sites', 'draft'])

/** Whether a file is another one for the holder of a preview token. */
export const hasDraft = (data: unknown): boolean =>
  isObject(data) && (data.draft !== undefined || data.status === 'draft')

/** A file's content as an edition has it: for the preview with the `draft` section laid over it. */
export function editionOf(data: PlainMap, edition: EditionName): PlainMap {
  if (edition === 'published') return data
  const merged = overlay(data, data.draft)
  return isObject(merged) ? merged : data
}

/** The content without what is said about the file. */
export const contentOf = (data: PlainMap): PlainMap =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !FILE_KEYS.has(key)))
