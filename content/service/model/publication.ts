import { z } from 'zod'
import { siteHandles, type SiteHandle } from '../../../src/sites'
import { isObject } from '../../../src/contract/is-object'
import { overlay, type PlainMap } from './plain'

/** The content for the public, and the content for holders of a preview token. */
export type ContentVersionName = 'published' | 'preview'

const handle = z.enum(siteHandles)

/** The status of a file, and the sites that show it; every entry file may have these fields. */
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

/** Keys about the file and not its content; {@link dataInVersion} removes them. */
const FILE_KEYS = new Set(['status', 'sites', 'draft'])

/** Whether a file differs for the holder of a preview token. */
export const hasDraft = (data: unknown): boolean =>
  isObject(data) && (data.draft !== undefined || data.status === 'draft')

/** A file's content in a content version: for the preview with the `draft` section laid over it. */
export function dataInVersion(data: PlainMap, contentVersion: ContentVersionName): PlainMap {
  if (contentVersion === 'published') return data
  const merged = overlay(data, data.draft)
  return isObject(merged) ? merged : data
}

/** The content without the fields about the file. */
export const contentOf = (data: PlainMap): PlainMap =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !FILE_KEYS.has(key)))
