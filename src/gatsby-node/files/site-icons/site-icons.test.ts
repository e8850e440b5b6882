import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { initialsOf } from './monogram'
import { writeSiteIcons } from './write'

const FILES = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
]
const theme = { accent: '#0055aa', paper: '#fefefe' }
const acme = { site: 'ww' as const, name: 'Acme Works', shortName: 'Acme', icon: null }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'icons-'))
})
afterEach(() => rm(directory, { recursive: true }))

const at = (name: string) => path.join(directory, name)
const write = (icon: string | null = null) => writeSiteIcons(directory, [{ ...acme, icon }], theme)
const give = async (name: string, content: Buffer | string) => {
  await mkdir(at('media/files'), { recursive: true })
  await writeFile(at(`media/files/${name}`), content)
  return `/media/files/${name}`
}
/** Red, green, blue and opacity at a point, given as fractions of the side. */
const pixel = async (input: string | Buffer, x: number, y: number) => {
  const { width } = await sharp(input).metadata()
  const [left, top] = [Math.floor(x * width), Math.floor(y * width)]
  const bytes = await sharp(input)
    .extract({ left, top, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return [...bytes]
}

const BLUE = [0, 0x55, 0xaa, 255]
const RED = [255, 0, 0, 255]
/** A red disc on nothing. */
const disc =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9" fill="#f00"/></svg>'

it('tells the name and the colours of whichever company it is', async () => {
  await write()
  expect(JSON.parse(await readFile(at('site.webmanifest'), 'utf8'))).toMatchObject({
    name: 'Acme Works',
    short_name: 'Acme',
    theme_color: '#0055aa',
    background_color: '#fefefe',
    start_url: '/',
  })
})

it('names no icon that is not there in the size that it says', async () => {
  await write()
  expect((await readdir(directory)).sort()).toEqual(FILES)
  const manifest: unknown = JSON.parse(await readFile(at('site.webmanifest'), 'utf8'))
  expect(manifest).toHaveProperty('icons.length', 4)
  for (const [name, size] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    expect(await sharp(at(name)).metadata()).toMatchObject({ width: size, height: size })
  }
  expect(manifest).toHaveProperty(
    'icons',
    expect.arrayContaining([
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]),
  )
})

it('draws the initials of a company without an icon, in its colour, each time the same', async () => {
  await write()
  const before = await Promise.all(FILES.map((name) => readFile(at(name))))
  expect(await pixel(at('icon-512.png'), 0.02, 0.02)).toEqual(BLUE)
  expect(await pixel(at('icon-maskable-512.png'), 0.02, 0.02)).toEqual(BLUE)
  const { channels } = await sharp(at('icon-512.png')).stats()
  expect(channels[0]).toMatchObject({ min: 0, max: 255 })
  await write()
  expect(await Promise.all(FILES.map((name) => readFile(at(name))))).toEqual(before)
})

it.each([
  ['Acme', 'A'],
  ['Acme Works Ltd.', 'AW'],
  ['Élan & Øst', 'ÉØ'],
  ['3D-Druck', '3D'],
  ['Завод', ''],
])('abbreviates %s to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('offers a vector as it is, transparent where it is, on paper where systems need a ground', async () => {
  await write(await give('a.svg', disc))
  expect(await readFile(at('favicon.svg'), 'utf8')).toBe(disc)
  expect(await pixel(at('icon-192.png'), 0.5, 0.5)).toEqual(RED)
  expect((await pixel(at('icon-192.png'), 0, 0))[3]).toBe(0)
  expect(await pixel(at('apple-touch-icon.png'), 0, 0)).toEqual([0xfe, 0xfe, 0xfe, 255])
})

it.each(['1000000', '0.5'])('draws a vector whose own size is %s pixels', async (size) => {
  const large = disc.replace('<svg', `<svg width="${size}" height="${size}"`)
  await write(await give('a.svg', large))
  expect(await pixel(at('icon-512.png'), 0.5, 0.5)).toEqual(RED)
})

it('lets the ground of an icon go on around it where a system may cut', async () => {
  const create = { width: 600, height: 600, channels: 3, background: '#f00' } as const
  await write(await give('a.png', await sharp({ create }).png().toBuffer()))
  expect(await pixel(at('icon-maskable-512.png'), 0.01, 0.01)).toEqual(RED)
  const drawn = await sharp(at('favicon.svg'), { density: 2000 }).png().toBuffer()
  expect(await pixel(drawn, 0.5, 0.5)).toEqual(RED)
})

it('holds three sizes for tabs in one file', async () => {
  await write(await give('a.svg', disc))
  const ico = await readFile(at('favicon.ico'))
  const parts = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    return { side: ico.readUInt8(entry), png: ico.subarray(offset, offset + length) }
  })
  const sides = await Promise.all(parts.map(async ({ png }) => (await sharp(png).metadata()).width))
  expect(sides).toEqual([16, 32, 48])
  expect(parts.map(({ side }) => side)).toEqual(sides)
})

it('says so when an icon cannot be drawn', async () => {
  await expect(write(await give('a.png', 'no picture'))).rejects.toThrow(/companyInfo, field icon/)
})
