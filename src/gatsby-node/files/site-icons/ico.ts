/** A square PNG and its side in pixels, at most 255. */
export interface IcoPart {
  readonly size: number
  readonly png: Buffer
}

const HEADER = 6
const ENTRY = 16

/** Pictures of several sizes as one `.ico` file, which holds them as PNG. */
export function icoFile(parts: readonly IcoPart[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * parts.length)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(parts.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of parts.entries()) {
    const at = HEADER + ENTRY * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4) // colour planes
    header.writeUInt16LE(32, at + 6) // bits per pixel
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...parts.map(({ png }) => png)])
}
