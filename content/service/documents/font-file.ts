import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(__filename)

/** Lengths of the headers and of the lines of the two tables of contents (W3C WOFF 1.0; OpenType). */
const WOFF = { header: 44, entry: 20 } as const
const SFNT = { header: 12, entry: 16 } as const

const padded = (length: number) => Math.ceil(length / 4) * 4

/** Unpacks a WOFF file to the OpenType font in it. The tables keep their order. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed === length ? bytes : inflateSync(bytes),
    }
  })
  const start = SFNT.header + count * SFNT.entry
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start)
  const font = Buffer.alloc(size)
  woff.copy(font, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * SFNT.entry, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((count - 2 ** power) * SFNT.entry, 10)
  let offset = start
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT.header + index * SFNT.entry
    tag.copy(font, at)
    checksum.copy(font, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(bytes.length, at + 12)
    bytes.copy(font, offset)
    offset += padded(bytes.length)
  })
  return font
}

const unpacked = new Map<number, Buffer>()

/**
 * The font of the documents in a weight. It is unpacked once: pdfkit would unpack it for each document, in
 * JavaScript, which took most of a document's time.
 */
export function fontFile(weight: 400 | 600): Buffer {
  const known = unpacked.get(weight)
  if (known) return known
  const file = resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)
  const font = unpack(readFileSync(file))
  unpacked.set(weight, font)
  return font
}
