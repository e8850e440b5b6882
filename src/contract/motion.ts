import { MOST_IMAGE_PIXELS } from './image-limits'

/** The frames of an image. */
interface Frames {
  /** How long one run of them takes, in milliseconds. */
  readonly duration: number
  /** Of all frames together. */
  readonly pixels: number
}

/** The motion in an image file. */
export interface Motion {
  readonly format: 'GIF' | 'WebP' | 'APNG' | 'AVIF' | 'SVG'
  /** Frames that the website can show; `null` for motion that only a browser could draw. */
  readonly frames: Frames | null
}

/** Browsers show a frame with a delay of 10 ms or less for this long, in milliseconds. */
const HURRIED = 100
const shownFor = (delay: number): number => (delay <= 10 ? HURRIED : delay)

/** A reader of the numbers and names in a file; the file may end too early. */
const reading = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (at: number, length: number) => at >= 0 && at + length <= bytes.byteLength
  return {
    length: bytes.byteLength,
    byte: (at: number) => (has(at, 1) ? view.getUint8(at) : 0),
    /** Two, three and four bytes, the lowest first. */
    low2: (at: number) => (has(at, 2) ? view.getUint16(at, true) : 0),
    low3: (at: number) => (has(at, 4) ? view.getUint32(at, true) & 0xffffff : 0),
    low4: (at: number) => (has(at, 4) ? view.getUint32(at, true) : 0),
    high4: (at: number) => (has(at, 4) ? view.getUint32(at) : 0),
    name: (at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length)),
  }
}
type Reading = ReturnType<typeof reading>

/** The size of a table of colours in bytes, by the flags before it (GIF89a, 18 and 20). */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** @param area of a frame, in pixels */
const moving = (
  format: Motion['format'],
  area: number,
  delays: readonly number[],
): Motion | null => {
  const duration = delays.reduce((sum, each) => sum + each, 0)
  return delays.length > 1 ? { format, frames: { duration, pixels: area * delays.length } } : null
}

/** GIF89a: frames with the delays of the extensions before them. */
function gif(file: Reading): Motion | null {
  let at = 13 + colours(file.byte(10))
  let delay = 0
  const delays: number[] = []
  const skipParts = () => {
    while (at < file.length && file.byte(at) > 0) at += file.byte(at) + 1
    at += 1
  }
  while (at < file.length) {
    const kind = file.byte(at)
    if (kind === 0x21) {
      // In hundredths of a second.
      if (file.byte(at + 1) === 0xf9) delay = file.low2(at + 4) * 10
      at += 2
    } else if (kind === 0x2c) {
      delays.push(shownFor(delay))
      delay = 0
      at += 11 + colours(file.byte(at + 9))
    } else break
    skipParts()
  }
  return moving('GIF', file.low2(6) * file.low2(8), delays)
}

/** WebP's container (RFC 9649): a chunk `ANMF` is a frame, with its time in three bytes. */
function webP(file: Reading): Motion | null {
  const delays: number[] = []
  for (let at = 12; at + 8 <= file.length; at += 8 + 2 * Math.ceil(file.low4(at + 4) / 2)) {
    if (file.name(at) === 'ANMF') delays.push(shownFor(file.low3(at + 20)))
  }
  return moving('WebP', (file.low3(24) + 1) * (file.low3(27) + 1), delays)
}

/** PNG, third edition: `acTL`, before the first data, gives the number of frames. */
function png(file: Reading): Motion | null {
  for (let at = 8; at + 12 <= file.length; at += 12 + file.high4(at)) {
    const name = file.name(at + 4)
    if (name === 'IDAT') return null
    if (name === 'acTL') return file.high4(at + 8) > 1 ? { format: 'APNG', frames: null } : null
  }
  return null
}

/** A sequence of images has its own brand in the box at the beginning (AVIF 1.1, 6.3). */
const avif = (file: Reading): Motion | null =>
  file.name(8, Math.min(256, file.high4(0)) - 8).includes('avis')
    ? { format: 'AVIF', frames: null }
    : null

const MOVING_SVG =
  /<(?:\w+:)?(?:animate(?:Motion|Transform|Color)?|set)[\s/>]|@(?:-\w+-)?keyframes\s/i

function svg(bytes: Uint8Array): Motion | null {
  const text = new TextDecoder().decode(bytes)
  return /<(?:\w+:)?svg[\s>]/i.test(text) && MOVING_SVG.test(text)
    ? { format: 'SVG', frames: null }
    : null
}

/**
 * The motion in an image, whatever its name and type. If a file ends too early, the motion in the
 * existing part.
 *
 * @returns `null` for an image that stands still, and for other files
 */
export function motionOf(bytes: Uint8Array): Motion | null {
  const file = reading(bytes)
  if (file.name(0, 3) === 'GIF') return gif(file)
  if (file.name(0) === 'RIFF') return webP(file)
  if (file.name(1, 3) === 'PNG') return png(file)
  if (file.name(4) === 'ftyp') return avif(file)
  return /^(?:\u00ef\u00bb\u00bf)?\s*</.test(file.name(0, 64)) ? svg(bytes) : null
}

/**
 * How long a picture that nobody can stop may move, in milliseconds (WCAG 2.2, success criterion
 * 2.2.2). Longer motion is a film, which has its controls.
 */
export const LONGEST_MOTION = 5000

/**
 * The frames of a motion that the website shows: a GIF or WebP that ends in time. For others it
 * shows the first frame.
 */
export const shownFrames = ({ frames }: Motion): Frames | null =>
  frames && frames.duration <= LONGEST_MOTION && frames.pixels <= MOST_IMAGE_PIXELS ? frames : null

/** The message to editors about a picture whose motion the website does not show. */
export function lostMotion({ format, frames }: Motion): string {
  const size = frames
    ? ` of ${(frames.duration / 1000).toFixed(1)} s and ${Math.ceil(frames.pixels / 1e6)} million pixels`
    : ''
  return `an animated ${format}${size}, whose first frame is shown: give it as a film (MP4 or WebM), or as a GIF or WebP of at most ${LONGEST_MOTION / 1000} s and ${MOST_IMAGE_PIXELS / 1e6} million pixels in all frames`
}
