import sharp, { type Color } from 'sharp'

/** Side of the largest icon, in pixels. */
const SIZE = 512
/** Sides that a `.ico` file holds for tabs, bookmarks and the desktop. */
const ICO_SIZES = [16, 32, 48]
/** A system may cut a maskable icon to a circle of four fifths of its side (Web App Manifest). */
const SAFE = 0.8
/** An SVG's own size counts as pixels at this density; sharp accepts none below 1. */
const SVG_DENSITY = 72
const LEAST_DENSITY = 1

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/** The drawing as a square PNG of the largest size; its transparent parts stay. */
async function squareOf(drawing: Buffer): Promise<{ square: Buffer; isVector: boolean }> {
  // Reads no pixels, so a vector may be of any size.
  const { width, height, format } = await sharp(drawing, { limitInputPixels: false }).metadata()
  const isVector = format === 'svg'
  const density = Math.max(LEAST_DENSITY, (SVG_DENSITY * SIZE) / Math.max(width, height))
  const square = await sharp(drawing, isVector ? { density } : {})
    .resize(SIZE, SIZE, { fit: 'contain', background: TRANSPARENT })
    .ensureAlpha()
    .png()
    .toBuffer()
  return { square, isVector }
}

/**
 * The colour of a drawing's corner, where it has one; the area around the drawing gets the same
 * colour.
 */
async function groundOf(square: Buffer, paper: string): Promise<Color> {
  const corner = sharp(square).extract({ left: 0, top: 0, width: 1, height: 1 })
  const [r = 0, g = 0, b = 0, alpha = 0] = await corner.raw().toBuffer()
  return alpha === 255 ? { r, g, b } : paper
}

/** Vectors stay as they are. Any other image is wrapped in an SVG, so that pages name one file. */
const asSvg = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${png.toString('base64')}"/></svg>\n`

/** A square PNG and its side in pixels, at most 255. */
interface IcoPart {
  readonly size: number
  readonly png: Buffer
}

const HEADER = 6
const ENTRY = 16

/** Pictures of several sizes as one `.ico` file, which holds them as PNG. */
function icoFile(parts: readonly IcoPart[]): Buffer {
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

/**
 * All icons that browsers and home screens ask for, from one drawing: file name → content. The same
 * drawing gives the same bytes.
 *
 * @param drawing an SVG or PNG; centred if it is not square
 * @param paper the colour behind transparent parts
 * @throws when the drawing cannot be drawn
 */
export async function iconFiles(
  drawing: Buffer,
  paper: string,
): Promise<ReadonlyMap<string, Buffer | string>> {
  const { square, isVector } = await squareOf(drawing)
  const ground = await groundOf(square, paper)
  const png = (side: number) =>
    sharp(square).resize(side, side).png({ compressionLevel: 9 }).toBuffer()
  const onGround = async (side: number, share = 1) => {
    const inner = await png(Math.round(side * share))
    return sharp({ create: { width: side, height: side, channels: 3, background: ground } })
      .composite([{ input: inner }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  }
  const parts = ICO_SIZES.map(async (size) => ({ size, png: await png(size) }))
  return new Map([
    ['favicon.svg', isVector ? drawing : asSvg(await png(192))],
    ['favicon.ico', icoFile(await Promise.all(parts))],
    ['apple-touch-icon.png', await onGround(180)],
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(SIZE)],
    ['icon-maskable-512.png', await onGround(SIZE, SAFE)],
  ])
}
