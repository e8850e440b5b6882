import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { makeShareImages, shareImageOf, type WantedShareImage } from './share-images'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'))
  await mkdir(path.join(folder, 'public/media/abc'), { recursive: true })
  const cut = { width: 1200, height: 630, channels: 3 as const, background: '#888' }
  await sharp({ create: cut }).jpeg().toFile(path.join(folder, 'public/media/abc/share.jpg'))
})
afterEach(() => rm(folder, { recursive: true }))

const wanted = (title: string, picture: string | null = '/media/abc/share.jpg') => ({
  title,
  label: 'Saxum',
  picture,
})
const make = (...all: WantedShareImage[]) =>
  makeShareImages(all, {
    publicFolder: path.join(folder, 'public'),
    cacheFolder: path.join(folder, 'cache'),
    processors: pLimit(2),
  })
const published = () => readdir(path.join(folder, 'public/share-images'))
const bytesOf = (image: WantedShareImage) =>
  readFile(path.join(folder, 'public', shareImageOf(image).src))

it('draws the title over the picture, in the size that networks ask for', async () => {
  const image = wanted('Brückensägen')
  await make(image)
  expect(await sharp(await bytesOf(image)).metadata()).toMatchObject({ width: 1200, height: 630 })
})

it('draws on a plain ground without a picture, and long titles too', async () => {
  const image = wanted('Großformat-Feinsteinzeugplattenvortrocknungsstrecke '.repeat(4), null)
  await make(image)
  expect((await bytesOf(image)).byteLength).toBeGreaterThan(5000)
})

it('makes each distinct image once, the same bytes again, and drops what nobody wants', async () => {
  const [one, two] = [wanted('One'), wanted('Two')]
  await make(one, two, { ...one })
  expect(await published()).toHaveLength(2)
  const before = await bytesOf(one)
  await make(one)
  expect(await published()).toEqual([path.basename(shareImageOf(one).src)])
  await rm(path.join(folder, 'cache'), { recursive: true })
  await rm(path.join(folder, 'public/share-images'), { recursive: true })
  await make(one)
  expect(await bytesOf(one)).toEqual(before)
})
