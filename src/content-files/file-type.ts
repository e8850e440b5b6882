import { extensionOf } from '../contract'

/** This many bytes from the beginning of a file identify its type. */
export const TELLING_BYTES = 1024

/** Signs at a position in the beginning of a file; without a position, anywhere in it. */
interface Mark {
  readonly at?: number
  readonly signs: string
}

interface Format {
  readonly extensions: readonly string[]
  readonly type: string
  /** Each such file has one of these marks. Plain text has none. */
  readonly marks?: readonly Mark[]
  /** Browsers show it and run nothing in it. Other files are saved. */
  readonly isShown?: true
}

const from = (at: number, ...all: readonly string[]): Mark[] => all.map((signs) => ({ at, signs }))

const ZIP = from(0, 'PK\u0003\u0004', 'PK\u0005\u0006')
const OLE = from(0, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')
const STEP: readonly Mark[] = [{ signs: 'ISO-10303-21' }]

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

/** The formats of manufacturers' downloads, by IANA's names of their types. */
const FORMATS: readonly Format[] = [
  { extensions: ['pdf'], type: 'application/pdf', marks: [{ signs: '%PDF' }], isShown: true },
  { extensions: ['zip'], type: 'application/zip', marks: ZIP },
  { extensions: ['docx'], type: `${OFFICE}.wordprocessingml.document`, marks: ZIP },
  { extensions: ['xlsx'], type: `${OFFICE}.spreadsheetml.sheet`, marks: ZIP },
  { extensions: ['pptx'], type: `${OFFICE}.presentationml.presentation`, marks: ZIP },
  { extensions: ['odt'], type: `${OPEN}.text`, marks: ZIP },
  { extensions: ['ods'], type: `${OPEN}.spreadsheet`, marks: ZIP },
  { extensions: ['odp'], type: `${OPEN}.presentation`, marks: ZIP },
  { extensions: ['epub'], type: 'application/epub+zip', marks: ZIP },
  { extensions: ['3mf'], type: 'model/3mf', marks: ZIP },
  { extensions: ['doc'], type: 'application/msword', marks: OLE },
  { extensions: ['xls'], type: 'application/vnd.ms-excel', marks: OLE },
  { extensions: ['ppt'], type: 'application/vnd.ms-powerpoint', marks: OLE },
  { extensions: ['rtf'], type: 'application/rtf', marks: from(0, '{\\rtf') },
  { extensions: ['7z'], type: 'application/x-7z-compressed', marks: from(0, '7z\u00bc\u00af') },
  { extensions: ['rar'], type: 'application/vnd.rar', marks: from(0, 'Rar!\u001a\u0007') },
  { extensions: ['gz', 'tgz'], type: 'application/gzip', marks: from(0, '\u001f\u008b') },
  { extensions: ['dwg'], type: 'image/vnd.dwg', marks: from(0, 'AC10', 'AC1.') },
  { extensions: ['dxf'], type: 'image/vnd.dxf' },
  { extensions: ['step', 'stp'], type: 'model/step', marks: STEP },
  { extensions: ['ifc'], type: 'application/x-step', marks: STEP },
  { extensions: ['iges', 'igs'], type: 'model/iges' },
  { extensions: ['stl'], type: 'model/stl' },
  { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', marks: from(0, 'ÿØÿ'), isShown: true },
  { extensions: ['png'], type: 'image/png', marks: from(0, '\u0089PNG'), isShown: true },
  { extensions: ['gif'], type: 'image/gif', marks: from(0, 'GIF8'), isShown: true },
  { extensions: ['webp'], type: 'image/webp', marks: from(8, 'WEBP'), isShown: true },
  { extensions: ['avif'], type: 'image/avif', marks: from(4, 'ftypavi'), isShown: true },
  { extensions: ['heic'], type: 'image/heic', marks: from(4, 'ftyphei', 'ftypmif1') },
  { extensions: ['tif', 'tiff'], type: 'image/tiff', marks: from(0, 'II*\0', 'MM\0*') },
  { extensions: ['psd'], type: 'image/vnd.adobe.photoshop', marks: from(0, '8BPS') },
  { extensions: ['svg'], type: 'image/svg+xml' },
  { extensions: ['mp4', 'm4v'], type: 'video/mp4', marks: from(4, 'ftyp') },
  { extensions: ['mov'], type: 'video/quicktime', marks: from(4, 'ftyp', 'moov', 'wide', 'mdat') },
  { extensions: ['webm'], type: 'video/webm', marks: from(0, '\u001aEß£') },
  { extensions: ['csv'], type: 'text/csv' },
  { extensions: ['txt'], type: 'text/plain' },
  { extensions: ['ics'], type: 'text/calendar' },
  { extensions: ['vcf'], type: 'text/vcard' },
]

/** An unknown format: browsers save it, whatever is in it. */
const UNKNOWN: Format = { extensions: [], type: 'application/octet-stream' }

/** The beginning of files that browsers and servers run, whatever their names. */
const PAGE = /^\s*<(?:!doctype\s+html|html|head|body|script|iframe|\?php)\b/i

/** Types of answers that are no file: a login page, an error message. */
const TYPE_OF_ANSWER = /^(?:text\/html|application\/xhtml|application\/(?:[\w.-]+\+)?json)/i

function formatOf(name: string): Format {
  const extension = extensionOf(name)
  return FORMATS.find(({ extensions }) => extensions.includes(extension)) ?? UNKNOWN
}

const hasMark = (text: string, { marks = [] }: Format): boolean =>
  marks.some(({ at, signs }) =>
    at === undefined ? text.includes(signs) : text.startsWith(signs, at),
  )

/** How a file is offered, or why it is not. */
export type FileType =
  | { readonly type: string; readonly isShown: boolean; readonly extension: string }
  | { readonly problem: string }

/**
 * The type that the website offers a file as. A service need not know it: the first bytes decide.
 * The extension tells formats with the same first bytes apart (`.docx` and `.zip`), and formats of
 * plain text.
 *
 * @param sent `Content-Type` of the service; ignored unless of a page or of JSON
 * @param start at least {@link TELLING_BYTES} bytes, or the whole file
 */
export function fileType(name: string, sent: string | null, start: Uint8Array): FileType {
  if (start.length === 0) return { problem: 'an empty file' }
  const text = Array.from(start.subarray(0, TELLING_BYTES), (byte) =>
    String.fromCharCode(byte),
  ).join('')
  const extension = extensionOf(name)
  const own = formatOf(name)
  const shown = hasMark(text, own) ? own : FORMATS.find((format) => hasMark(text, format))
  // Without the byte order mark, and with each character of two bytes as one.
  const isPage = PAGE.test(text.replace(/^(?:ï»¿|ÿþ|þÿ)/, '').replaceAll('\0', ''))
  if (isPage || (!shown && TYPE_OF_ANSWER.test(sent ?? ''))) {
    return { problem: `no file but ${isPage ? 'a page (HTML)' : `"${sent}"`}` }
  }
  if (!shown && own.marks) {
    return { problem: `no .${extension} file: it begins with ${JSON.stringify(text.slice(0, 8))}` }
  }
  const { type, isShown = false, extensions } = shown ?? own
  return { type, isShown, extension: extension || (extensions[0] ?? '') }
}

/** The type of a file by its name alone. */
export const typeByName = (name: string): string => formatOf(name).type

/** Whether a service's type is the one that a name promises, so that the bytes need no check. */
export const isTypeOf = (sent: string, name: string): boolean =>
  formatOf(name) !== UNKNOWN && typeByName(name) === sent.split(';')[0]?.trim().toLowerCase()
