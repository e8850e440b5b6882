import { addressKind } from '../contract'
import { match } from '../routes'
import type { SiteHandle } from '../sites'
import { isMap, walk } from './walk'

/** What an address in the content is for: a link to follow, an image, or a file to download. */
export type AddressUse = 'link' | 'image' | 'file'

/** An address that an answer holds. */
export interface FoundAddress {
  readonly path: string
  readonly use: AddressUse
  readonly address: string
}

const IMAGE_FIELDS = ['src', 'webp', 'url'] as const
const LINK_FIELDS = ['actionUrl', 'externalUrl', 'action', 'newsletterAction'] as const

const isImage = (value: Readonly<Record<string, unknown>>) =>
  'src' in value && 'width' in value && 'height' in value

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** The addresses of links in sanitised markup, where every attribute is quoted and escaped alike. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&(?:amp|quot|lt|gt);/g, (entity) => entities[entity] ?? entity),
  )

const pick = (
  value: Readonly<Record<string, unknown>>,
  path: string,
  fields: readonly string[],
  use: AddressUse,
): FoundAddress[] =>
  fields.flatMap((field) => {
    const address = value[field]
    if (typeof address !== 'string') return []
    return [{ path: path === '' ? field : `${path}.${field}`, use, address }]
  })

/** All addresses that an answer holds, with the places where they stand; an array is a collection's `data`. */
export const addressesIn = (data: unknown): FoundAddress[] =>
  walk(data, Array.isArray(data) ? 'data' : '').flatMap(({ path, value }): FoundAddress[] => {
    if (typeof value === 'string') {
      return linksIn(value).map((address) => ({ path, use: 'link', address }))
    }
    if (!isMap(value)) return []
    if (isImage(value)) return pick(value, path, IMAGE_FIELDS, 'image')
    return [
      ...pick(value, path, ['src', 'url', 'dataSheet'], 'file'),
      ...pick(value, path, LINK_FIELDS, 'link'),
    ]
  })

/** Where an address leads that starts with one slash: a page of the site, or a file of the service. */
export type InternalTarget =
  { readonly page: string; readonly site: SiteHandle } | { readonly file: string }

/**
 * Tells pages from files: a path that fits a route is a page, every other one stands on the content
 * service's own host. `null` for what is not internal: other hosts, mail, fragments.
 */
export function internalTarget(address: string): InternalTarget | null {
  if (addressKind(address) !== 'path') return null
  const path = address.replace(/[?#].*$/s, '')
  const found = match(path)
  return found ? { page: path, site: found.site } : { file: address }
}
