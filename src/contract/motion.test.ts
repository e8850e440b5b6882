import sharp, { type Sharp } from 'sharp'
import { lostMotion, motionOf, shownFrames } from './motion'

const COLOURS = ['#c00', '#0c0', '#00c']

/** Three frames in three colours. */
const frames = async (): Promise<Sharp> => {
  const size = { width: 30, height: 20, channels: 3 as const }
  const drawn = COLOURS.map((background) => sharp({ create: { ...size, background } }).png())
  return sharp(await Promise.all(drawn.map((each) => each.toBuffer())), {
    join: { animated: true },
  })
}

/** A PNG with a chunk before its data that gives the number of frames. */
const apng = async (count: number): Promise<Buffer> => {
  const png = await (await frames()).png().toBuffer()
  const data = png.indexOf('IDAT') - 4
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8)
  chunk.write('acTL', 4)
  chunk.writeUInt32BE(count, 8)
  return Buffer.concat([png.subarray(0, data), chunk, png.subarray(data)])
}

const svg = (content: string) =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)

test('a GIF and a WebP tell their frames and how long they take', async () => {
  const delay = [200, 300, 500]
  const gif = await (await frames()).gif({ delay }).toBuffer()
  expect(motionOf(gif)).toEqual({ format: 'GIF', frames: { duration: 1000, pixels: 1800 } })
  const webp = await (await frames()).webp({ delay }).toBuffer()
  expect(motionOf(webp)).toEqual({ format: 'WebP', frames: { duration: 1000, pixels: 1800 } })
})

test('frames in a hurry take as long as browsers show them', async () => {
  const gif = await (await frames()).gif({ delay: [0, 10, 20] }).toBuffer()
  expect(motionOf(gif)?.frames?.duration).toBe(220)
})

test('of a file that ends too early counts what is there', async () => {
  const gif = await (await frames()).gif({ delay: [200, 300, 500] }).toBuffer()
  expect(motionOf(gif.subarray(0, gif.length - 8))).toMatchObject({ format: 'GIF' })
  for (const length of [0, 3, 6, 10, 13, 20]) {
    expect(motionOf(gif.subarray(0, length))).toBeNull()
  }
})

test.each([
  ['APNG', () => apng(3)],
  ['AVIF', () => Promise.resolve(Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avifmif1'))],
  ['SVG', () => Promise.resolve(svg('<rect><animate attributeName="x" dur="2s"/></rect>'))],
  ['SVG', () => Promise.resolve(svg('<style>@keyframes turn{to{rotate:1turn}}</style>'))],
  ['SVG', () => Promise.resolve(svg('<rect><set attributeName="x" to="3"/></rect>'))],
] as const)('an animated %s is told', async (format, file) => {
  expect(motionOf(await file())).toEqual({ format, frames: null })
})

test.each([
  [
    'GIF',
    async () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
  ],
  [
    'WebP',
    async () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
  ],
  [
    'AVIF',
    async () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .avif()
        .toBuffer(),
  ],
  [
    'JPEG',
    async () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
  ],
  ['PNG of one frame', () => apng(1)],
  ['SVG', () => Promise.resolve(svg('<text>set</text>'))],
  ['text', () => Promise.resolve(Buffer.from('<p>@keyframes </p>'))],
])('a still %s is told, too', async (_, file) => {
  expect(motionOf(await file())).toBeNull()
})

test('five seconds of a GIF are shown; a GIF that is longer, larger or cannot be drawn is named', () => {
  const frames = { duration: 5000, pixels: 150_000_000 }
  expect(shownFrames({ format: 'GIF', frames })).toBe(frames)
  expect(shownFrames({ format: 'GIF', frames: { ...frames, duration: 5001 } })).toBeNull()
  expect(shownFrames({ format: 'WebP', frames: { ...frames, pixels: 150_000_001 } })).toBeNull()
  expect(shownFrames({ format: 'APNG', frames: null })).toBeNull()
  const long = { format: 'GIF', frames: { duration: 12_340, pixels: 4_000_000 } } as const
  expect(lostMotion(long)).toMatch(
    /^an animated GIF of 12\.3 s and 4 million pixels, .*MP4 or WebM/,
  )
})
