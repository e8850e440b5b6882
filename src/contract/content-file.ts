/** The limit for a file's path, in characters: far above any real one. */
const MAX_LENGTH = 500

/** Extensions of files that browsers or servers run, or read as a part of a site. */
const ACTIVE = new Set(
  [
    'html htm xhtml xht shtml shtm mhtml mht hta htc js mjs cjs css wasm swf map',
    'json webmanifest xml xsl xslt rss atom php phtml phar asp aspx jsp jspx cgi',
  ].flatMap((line) => line.split(' ')),
)

/** A file of the content service's own host. */
export interface ContentFile {
  /** Its path there; each segment is encoded, and encoded once. */
  readonly path: string
  /** As people read it. */
  readonly name: string
  /** In small letters; empty for a name without one. */
  readonly extension: string
}

/** `null` where the percent-encoded bytes are not valid text. */
function decoded(segment: string): string | null {
  try {
    // `100%.pdf`: browsers leave such a sign as it is.
    return decodeURIComponent(segment.replace(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    return null
  }
}

const encoded = (segment: string): string =>
  encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Whether a name is safe, even for a server that decodes it twice. It climbs to no other folder,
 * hides nothing, and has no sign of a path or a header.
 */
const isPlain = (name: string): boolean =>
  !/^$|^\.|[/\\\p{Cc}\p{Zl}\p{Zp}]|%(?:[01][\da-f]|2[ef]|5c|7f)/iu.test(name)

/** The extension of a name in small letters; empty if there is none. */
export const extensionOf = (name: string): string =>
  /[^.]\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The file that a path on the content service's host names. A name may have any letters and signs.
 * Composed and decomposed forms stay as they are, because servers tell them apart.
 *
 * @param pathname begins with a slash, as `URL` writes it, without query and fragment
 * @returns `null` for a path that is hidden, too long, wrongly encoded, or of a type that browsers
 * or servers run
 */
export function contentFile(pathname: string): ContentFile | null {
  const names = pathname.slice(1).split('/').map(decoded)
  const plain = names.flatMap((name) => (name !== null && isPlain(name) ? [name] : []))
  const name = plain.at(-1) ?? ''
  const extension = extensionOf(name)
  const isOffered =
    plain.length === names.length && plain.join('/').length <= MAX_LENGTH && !ACTIVE.has(extension)
  return isOffered ? { path: `/${plain.map(encoded).join('/')}`, name, extension } : null
}
