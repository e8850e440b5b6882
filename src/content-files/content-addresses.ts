import { escaped, unescaped } from '../contract/escaped'
import { isObject } from '../contract/is-object'

/**
 * The use of an address in content: a link to follow, a picture or film of a page, or a file to
 * download.
 */
export type AddressUse = 'link' | 'image' | 'film' | 'file'

/** An address in a piece of content. */
export interface FoundAddress {
  /** Its place in the content: `blocks[0].actions[1].actionUrl`. */
  readonly path: string
  readonly use: AddressUse
  readonly address: string
}

/** The replacement of a found address. */
type Change = (found: FoundAddress) => string

const LINKS = new Set([
  ...['actionUrl', 'externalUrl', 'action', 'newsletterAction', 'googleMapsDirections'],
  ...['facebook', 'linkedin', 'youtube'],
])
/** An object of nothing but links. */
const GROUP_OF_LINKS = 'logins'
const FILES = new Set(['url', 'dataSheet'])
const IMAGES = new Set(['src', 'webp', 'url'])

const isImage = (value: object) => 'src' in value && 'width' in value && 'height' in value

function useOf(field: string, holder: object): AddressUse | null {
  if (isImage(holder)) return IMAGES.has(field) ? 'image' : null
  if (field === 'src') return 'film'
  if (field === 'icon') return 'image'
  if (FILES.has(field)) return 'file'
  return LINKS.has(field) ? 'link' : null
}

/** Links in sanitised markup, where every attribute is quoted and escaped alike. */
const mapMarkup = (html: string, path: string, change: Change): string =>
  html.replace(/(<a\b[^>]*?\shref=")([^"]*)(?=")/g, (link, before: string, href: string) => {
    const address = unescaped(href)
    const changed = change({ path, use: 'link', address })
    return changed === address ? link : before + escaped(changed)
  })

function mapAt(value: unknown, path: string, change: Change, isGroup = false): unknown {
  if (typeof value === 'string') return mapMarkup(value, path, change)
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) => mapAt(each, `${path}[${index}]`, change))
  }
  return isObject(value) ? mapFields(value, path, change, isGroup) : value
}

function mapFields(
  holder: Readonly<Record<string, unknown>>,
  path: string,
  change: Change,
  isGroup: boolean,
): Record<string, unknown> {
  const mapField = (field: string, value: unknown): unknown => {
    const place = path === '' ? field : `${path}.${field}`
    const use = isGroup ? 'link' : useOf(field, holder)
    return use !== null && typeof value === 'string'
      ? change({ path: place, use, address: value })
      : mapAt(value, place, change, field === GROUP_OF_LINKS)
  }
  return Object.fromEntries(
    Object.entries(holder).map(([field, value]) => [field, mapField(field, value)]),
  )
}

/**
 * A copy of a piece of content with other addresses. Only this list defines the addresses in
 * content that pages link to or show: fields by their names, and links in texts. The page of an
 * embed is not one of them.
 */
export const mapAddresses = (
  content: Readonly<Record<string, unknown>>,
  change: Change,
): Record<string, unknown> => mapFields(content, '', change, false)

/**
 * All addresses in content.
 *
 * @param content an answer, or the items of a collection
 * @param path of the content
 */
export function addressesIn(content: unknown, path = ''): FoundAddress[] {
  const found: FoundAddress[] = []
  mapAt(content, path, (each) => {
    found.push(each)
    return each.address
  })
  return found
}
