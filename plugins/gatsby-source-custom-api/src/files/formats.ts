import { open } from 'node:fs/promises'

/** Files that the website offers unchanged: films, and the icon of the company. */
export const fileKinds = ['film', 'icon'] as const
export type FileKind = (typeof fileKinds)[number]

/** A format that every current browser shows, recognised by the beginning of a file. */
interface Format {
  readonly kind: FileKind
  /** Without the dot. */
  readonly extension: string
  readonly type: string
  readonly begins: (head: Buffer) => boolean
}

/** The length of the beginning that identifies every format, in bytes. */
const HEAD = 4096

const startsWith = (head: Buffer, ...bytes: number[]) =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes))

const formats: readonly Format[] = [
  {
    kind: 'film',
    extension: 'mp4',
    type: 'video/mp4',
    // ISO 14496-12, 4.3; not all browsers show files with QuickTime's brand.
    begins: (head) =>
      head.toString('latin1', 4, 8) === 'ftyp' && head.toString('latin1', 8, 12) !== 'qt  ',
  },
  {
    kind: 'film',
    extension: 'webm',
    type: 'video/webm',
    // EBML (RFC 8794) whose document type, near the beginning, is WebM and not Matroska.
    begins: (head) =>
      startsWith(head, 0x1a, 0x45, 0xdf, 0xa3) && head.subarray(0, 64).includes('webm'),
  },
  {
    kind: 'icon',
    extension: 'svg',
    type: 'image/svg+xml',
    // An HTML page may contain a drawing, too: only declarations and comments may come before it.
    begins: (head) =>
      /^\uFEFF?\s*(?:(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i.test(
        head.toString(),
      ),
  },
  {
    kind: 'icon',
    extension: 'png',
    type: 'image/png',
    begins: (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
]

const wanted: Readonly<Record<FileKind, string>> = {
  film: 'an MP4 or WebM film',
  icon: 'an SVG or PNG file',
}

/** A file that is not of its kind. */
export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'
}

const beginningOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * The format of a file, by its bytes and not by its name or its server.
 *
 * @throws {InvalidFileError} when the file has no format of its kind
 */
export async function formatOf(file: string, kind: FileKind): Promise<Format> {
  const head = await beginningOf(file)
  const found = formats.find((format) => format.kind === kind && format.begins(head))
  if (found) return found
  const beginning = JSON.stringify(head.toString('latin1', 0, 24))
  throw new InvalidFileError(`expected ${wanted[kind]}, got a file that begins with ${beginning}`)
}

/** The media type of one of the website's files, by its extension, which the website chose. */
export const typeOf = (name: string): string =>
  formats.find(({ extension }) => name.endsWith(`.${extension}`))?.type ?? ''
