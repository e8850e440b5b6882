import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { failure, TestServer } from '../../../../src/content-client/testing/server'
import { type NodeDraft, Problems } from '../../../../src/content-graph'
import type { ImageOptions } from '../options'
import { defaultOptions } from '../testing/options'
import { jpeg, picture } from '../testing/world'
import { imageUses } from './image-uses'
import { sourceImages } from './source-images'

const settings: ImageOptions = { ...defaultOptions.image, widths: [40, 80, 160] }

let server: TestServer
let directory: string
let answers: Record<string, { bytes: Uint8Array; version: string }>

beforeEach(async () => {
  answers = { '/media/a.jpg': { bytes: await jpeg(120, 60), version: '1' } }
  server = await TestServer.start(({ path: asked }) => {
    const found = answers[asked]
    return found
      ? { body: found.bytes, headers: { etag: `"${found.version}"` } }
      : failure(404, 'No file')
  })
  directory = await mkdtemp(path.join(tmpdir(), 'images-'))
})
afterEach(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

const shown = (src: string, site = 'ww', others: Record<string, unknown> = {}): NodeDraft => ({
  type: 'ContentProduct',
  key: `${site}:${src}`,
  fields: { site, title: 'Arcus', gallery: [{ image: picture(src, { focus: null, ...others }) }] },
})

const publicFolder = () => path.join(directory, 'public')
const begin = async (content: readonly NodeDraft[], others: Partial<ImageOptions> = {}) => {
  const problems = new Problems()
  const still: string[] = []
  const result = await sourceImages({
    uses: imageUses(content),
    origin: server.origin,
    network: { timeoutMs: 30_000, retries: 0, concurrency: 4 },
    staleIfError: false,
    isCurrent: () => false,
    settings: { ...settings, ...others },
    folder: path.join(directory, 'kept'),
    publicFolder: publicFolder(),
    problems,
    report: {
      onEvent: () => undefined,
      addStale: () => undefined,
      addStill: (address, reasons) => still.push([address, ...reasons].join('; ')),
    },
  })
  return { ...result, problems: problems.list, still }
}
const source = async (...given: Parameters<typeof begin>) => {
  const { encode, ...result } = await begin(...given)
  await encode(pLimit(2))
  return result
}
const kept = () => readdir(path.join(directory, 'kept'), { recursive: true })
const filesOf = async (hash: string) => (await readdir(path.join(publicFolder(), hash))).sort()
const hashes = () => readdir(publicFolder())
const onlyHash = async (): Promise<string> => {
  const [hash = '', ...others] = await hashes()
  expect(others).toEqual([])
  return hash
}

/** The files of an image that is 120 pixels wide. */
const ALL = ['120.avif', '120.webp', '40.avif', '80.avif', 'share.jpg']

describe('sourceImages', () => {
  it('offers each image in sizes that the original has, and describes them', async () => {
    const { drafts, counts } = await source([shown('/media/a.jpg')])
    const hash = await onlyHash()
    const at = `/media/${hash}`
    expect(await filesOf(hash)).toEqual(ALL)
    expect(drafts).toEqual([
      {
        type: 'ContentImage',
        key: '/media/a.jpg',
        fields: {
          address: '/media/a.jpg',
          width: 120,
          height: 60,
          data: {
            layout: 'constrained',
            width: 120,
            height: 60,
            images: {
              fallback: { src: `${at}/120.webp` },
              sources: [
                {
                  type: 'image/avif',
                  srcSet: `${at}/40.avif 40w,${at}/80.avif 80w,${at}/120.avif 120w`,
                },
              ],
            },
          },
          shares: { '50-50': { src: `${at}/share.jpg`, width: 114, height: 60 } },
        },
      },
    ])
    const avif = await sharp(path.join(publicFolder(), hash, '80.avif')).metadata()
    expect([avif.width, avif.height]).toEqual([80, 40])
    expect(counts).toEqual({ processed: 1, reused: 0 })
  })

  it('fetches and encodes an image once for all sites', async () => {
    const sites = Array.from({ length: 12 }, (_, index) => shown('/media/a.jpg', `site${index}`))
    const { drafts, counts } = await source(sites)
    expect([drafts.length, counts.processed, server.requests.length]).toEqual([1, 1, 1])
  })

  it('asks only whether it changed, and brings back a lost public folder', async () => {
    await source([shown('/media/a.jpg')])
    const hash = await onlyHash()
    const before = await readFile(path.join(publicFolder(), hash, '80.avif'))
    await rm(publicFolder(), { recursive: true })
    const { counts } = await source([shown('/media/a.jpg')])
    expect(counts).toEqual({ processed: 0, reused: 1 })
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"1"')
    expect(await readFile(path.join(publicFolder(), hash, '80.avif'))).toEqual(before)
  })

  it('makes the same bytes and addresses on another machine', async () => {
    const first = await source([shown('/media/a.jpg')])
    const hash = await onlyHash()
    const bytes = await readFile(path.join(publicFolder(), hash, '40.avif'))
    await rm(directory, { recursive: true })
    expect((await source([shown('/media/a.jpg')])).drafts).toEqual(first.drafts)
    expect(await readFile(path.join(publicFolder(), hash, '40.avif'))).toEqual(bytes)
  })

  it('takes a file that was replaced under its old address, and drops the old variants', async () => {
    await source([shown('/media/a.jpg')])
    const before = await onlyHash()
    answers['/media/a.jpg'] = { bytes: await jpeg(100, 60, 200), version: '2' }
    const { drafts } = await source([shown('/media/a.jpg')])
    expect(drafts[0]?.fields.width).toBe(100)
    expect(await onlyHash()).not.toBe(before)
  })

  it('makes new addresses when it is made in another way', async () => {
    await source([shown('/media/a.jpg')])
    const before = await onlyHash()
    const { counts } = await source([shown('/media/a.jpg')], { avifEffort: 3 })
    expect(counts.processed).toBe(1)
    expect(await onlyHash()).not.toBe(before)
  })

  it('encodes files with the same bytes once', async () => {
    answers['/media/b.jpg'] = { bytes: await jpeg(120, 60), version: 'b' }
    const { drafts, counts } = await source([shown('/media/a.jpg'), shown('/media/b.jpg')])
    expect([drafts.length, counts]).toEqual([2, { processed: 1, reused: 1 }])
    await onlyHash()
  })

  it('has the share picture, and all that pages say of an image, before it is encoded', async () => {
    const { drafts, encode } = await begin([shown('/media/a.jpg')])
    const hash = await onlyHash()
    expect(await filesOf(hash)).toEqual(['share.jpg'])
    await encode(pLimit(1))
    expect(await filesOf(hash)).toEqual(ALL)
    expect((await source([shown('/media/a.jpg')])).drafts).toEqual(drafts)
  })

  it('makes up for an encoding that was ended before its end', async () => {
    await begin([shown('/media/a.jpg')])
    expect((await source([shown('/media/a.jpg')])).counts).toEqual({ processed: 1, reused: 0 })
    expect(await filesOf(await onlyHash())).toEqual(ALL)
  })

  it('keeps no original of what is encoded', async () => {
    await source([shown('/media/a.jpg')])
    const names = (await kept()).map((file) => path.basename(file))
    expect(names).toEqual(expect.arrayContaining([...ALL, 'manifest.json']))
    expect(names).not.toContain('original')
  })

  it('offers all widths of WebP where there is no other format', async () => {
    await source([shown('/media/a.jpg')], { formats: ['webp'] })
    expect(await filesOf(await onlyHash())).toEqual(['120.webp', '40.webp', '80.webp', 'share.jpg'])
  })

  it('cuts the share picture around the focus, for each focus that is used', async () => {
    const left = shown('/media/a.jpg', 'ww', { focus: { x: 0, y: 0.5 } })
    const right = shown('/media/a.jpg', 'de_eu', { focus: { x: 1, y: 0.5 } })
    await source([left])
    const { drafts } = await source([right])
    const hash = await onlyHash()
    expect(Object.keys(Object(drafts[0]?.fields.shares))).toEqual(['100-50'])
    const colourOf = async (file: string) => {
      const { dominant } = await sharp(path.join(publicFolder(), hash, file))
        .resize(1, 1, { position: 'left' })
        .stats()
      return dominant.r
    }
    // The left half of the picture is light, the right half is not.
    expect(await colourOf('share-0-50.jpg')).toBeGreaterThan(await colourOf('share-100-50.jpg'))
  })

  it('turns photographs as the camera was held', async () => {
    answers['/media/a.jpg'] = {
      bytes: await sharp(await jpeg(120, 60))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
      version: 'o',
    }
    const { drafts } = await source([shown('/media/a.jpg')])
    expect(drafts[0]?.fields).toMatchObject({ width: 60, height: 120 })
  })

  it.each([
    [
      'PNG with transparency',
      () =>
        sharp({ create: { width: 50, height: 40, channels: 4, background: '#ff000080' } })
          .png()
          .toBuffer(),
    ],
    [
      'grey PNG',
      async () =>
        sharp(await jpeg(50, 40))
          .grayscale()
          .png()
          .toBuffer(),
    ],
    [
      'CMYK JPEG',
      async () =>
        sharp(await jpeg(50, 40))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'GIF',
      async () =>
        sharp(await jpeg(50, 40))
          .gif()
          .toBuffer(),
    ],
    [
      'AVIF',
      async () =>
        sharp(await jpeg(50, 40))
          .avif()
          .toBuffer(),
    ],
    [
      'SVG',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="40"><rect width="50" height="40"/></svg>',
        ),
    ],
  ])('takes a %s', async (name, bytes) => {
    answers['/media/a.jpg'] = { bytes: await bytes(), version: name }
    const { drafts, problems } = await source([shown('/media/a.jpg')])
    expect(problems).toEqual([])
    expect(Number(drafts[0]?.fields.width) / Number(drafts[0]?.fields.height)).toBeCloseTo(1.25, 1)
  })

  const svg = (size: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`,
    )
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } })

  it.each([
    ['a vector of 4,000 × 2,000', () => svg('width="4000" height="2000"'), 160, 80],
    ['a vector of an A4 sheet at 300 dpi', () => svg('width="2480" height="3508"'), 160, 226],
    ['a vector of half a square kilometre', () => svg('viewBox="0 0 1000000 500000"'), 160, 80],
    ['a scan of an A4 sheet at 600 dpi', () => plain(4960, 7016).jpeg().toBuffer(), 160, 226],
    ['a page that scrolls for long', () => plain(800, 40_000).png().toBuffer(), 160, 8000],
    ['a single pixel', () => plain(1, 1).png().toBuffer(), 1, 1],
    ['a line', () => plain(3000, 1).png().toBuffer(), 160, 1],
    ['16 bits a channel', () => plain(320, 80).toColourspace('rgb16').png().toBuffer(), 160, 40],
  ])('makes the sizes that are wanted of %s', async (name, bytes, width, height) => {
    answers['/media/a.jpg'] = { bytes: await bytes(), version: name }
    const { drafts, problems } = await source([shown('/media/a.jpg')])
    expect(problems).toEqual([])
    const { data } = drafts[0]?.fields ?? {}
    expect(data).toMatchObject({ width })
    const file = path.join(publicFolder(), await onlyHash(), `${width}.webp`)
    const made = await sharp(file).metadata()
    expect(Math.abs(made.height / height - 1)).toBeLessThan(0.01)
  })

  it('shows colours of a wide gamut as they are meant', async () => {
    const colour = { r: 60, g: 120, b: 180 }
    const create = { width: 100, height: 100, channels: 3 as const, background: colour }
    const bytes = await sharp({ create }).withIccProfile('p3').png().toBuffer()
    answers['/media/a.jpg'] = { bytes, version: 'p3' }
    await source([shown('/media/a.jpg')])
    const file = path.join(publicFolder(), await onlyHash(), '100.webp')
    const { dominant } = await sharp(file).stats()
    expect(Math.abs(dominant.b - colour.b)).toBeLessThan(16)
  })

  it('names an image of too many pixels with entry and field, and what to do', async () => {
    const bytes = await sharp({
      create: { width: 15_000, height: 15_000, channels: 3, background: '#345' },
    })
      .png()
      .toBuffer()
    answers['/media/a.jpg'] = { bytes, version: 'large' }
    const { problems } = await source([shown('/media/a.jpg')])
    expect(problems).toMatchObject([
      {
        code: 'image-too-large',
        reasons: [
          '15,000 × 15,000 pixels, more than the limit of 150,000,000 in all',
          'shown by Product "Arcus": gallery[0].image',
        ],
      },
    ])
  })

  const moving = async (delay: number[]) => {
    const frames = await Promise.all(
      delay.map((_, index) =>
        plain(100, 50)
          .tint({ r: index * 60, g: 90, b: 90 })
          .png()
          .toBuffer(),
      ),
    )
    return sharp(frames, { join: { animated: true } })
      .gif({ delay })
      .toBuffer()
  }

  it('keeps a GIF in motion for at most five seconds, and still for who asks for less of it', async () => {
    answers['/media/a.jpg'] = { bytes: await moving([500, 700, 800]), version: 'gif' }
    const { drafts, still, problems } = await source([shown('/media/a.jpg')])
    expect([problems, still]).toEqual([[], []])
    const at = `/media/${await onlyHash()}`
    const media = '(prefers-reduced-motion: reduce)'
    expect(drafts[0]?.fields.data).toMatchObject({
      images: {
        fallback: { src: `${at}/100-moving.webp` },
        sources: [
          {
            type: 'image/avif',
            media,
            srcSet: `${at}/40.avif 40w,${at}/80.avif 80w,${at}/100.avif 100w`,
          },
          { type: 'image/webp', media, srcSet: `${at}/100.webp 100w` },
        ],
      },
    })
    const file = path.join(publicFolder(), await onlyHash(), '80-moving.webp')
    expect(await sharp(file).metadata()).toMatchObject({
      width: 80,
      pages: 3,
      delay: [500, 700, 800],
      loop: 2,
    })
  })

  it('says by name which motion is lost, also when nothing has changed', async () => {
    answers['/media/a.jpg'] = { bytes: await moving([3000, 3000]), version: 'gif' }
    const lost = new RegExp(
      `^${server.origin}/media/a\\.jpg; an animated GIF of 6\\.0 s .*; shown by Product "Arcus": gallery\\[0\\]\\.image$`,
    )
    expect((await source([shown('/media/a.jpg')])).still).toEqual([expect.stringMatching(lost)])
    expect((await source([shown('/media/a.jpg')])).still).toEqual([expect.stringMatching(lost)])
    expect(await filesOf(await onlyHash())).not.toContain('100-moving.webp')
  })

  it('keeps nothing of images that are shown no more', async () => {
    await source([shown('/media/a.jpg')])
    await source([])
    expect((await kept()).sort()).toEqual(['addresses', 'variants'])
  })

  it('leaves other folders of public alone', async () => {
    await mkdir(path.join(publicFolder(), 'films'), { recursive: true })
    await source([shown('/media/a.jpg')])
    await source([])
    expect(await hashes()).toEqual(['films'])
  })

  it('names the address and the sites of an image that cannot be had', async () => {
    const { problems } = await source([
      shown('/media/gone.jpg', 'ww'),
      shown('/media/gone.jpg', 'de_eu'),
    ])
    const address = `${server.origin}/media/gone.jpg`
    expect(problems).toEqual([
      {
        code: 'image-missing',
        site: 'de_eu, ww',
        address,
        status: 404,
        reasons: ['No file', 'shown by Product "Arcus": gallery[0].image'],
      },
    ])
  })
})
