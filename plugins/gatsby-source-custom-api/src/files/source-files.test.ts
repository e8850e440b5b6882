import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { failure, type Reply, TestServer } from '../../../../src/content-client/testing/server'
import { type NodeDraft, Problems } from '../../../../src/content-graph'
import { filesIn } from './content-files'
import { fileUses } from './file-uses'
import { sourceFiles } from './source-files'

const MP4 = Buffer.from('\0\0\0\x18ftypisom first film', 'latin1')
const WEBM = Buffer.from('\x1aE\xdf\xa3\x9fB\x82\x84webm film', 'latin1')
const SVG = Buffer.from('<?xml version="1.0"?>\n<!-- mark -->\n<svg viewBox="0 0 1 1"></svg>')
const MOV = Buffer.from('\0\0\0\x14ftypqt  film', 'latin1')
const MATROSKA = Buffer.from('\x1aE\xdf\xa3\x93B\x82\x88matroska film', 'latin1')
const HTML = Buffer.from('<!doctype html><title>Sign in</title><svg></svg>')

let service: TestServer
let mediaHost: TestServer
let directory: string
let answers: Record<string, Reply>

const file = (body: Buffer, version = '1'): Reply => ({ body, headers: { etag: `"${version}"` } })

beforeEach(async () => {
  answers = {}
  service = await TestServer.start(({ path: asked }) => answers[asked])
  mediaHost = await TestServer.start(({ path: asked }) => answers[asked])
  directory = await mkdtemp(path.join(tmpdir(), 'files-'))
})
afterEach(async () => {
  await service.close()
  await mediaHost.close()
  await rm(directory, { recursive: true })
})

const showing = (src: string, type = 'video/mp4', site = 'ww'): NodeDraft => ({
  type: 'ContentEntry',
  key: `${site}:${src}`,
  fields: {
    site,
    title: 'Home',
    blocks: [{ type: 'hero', video: { kind: 'video', image: null, sources: [{ src, type }] } }],
  },
})
const company = (icon: string): NodeDraft => ({
  type: 'ContentCompanyInfo',
  key: 'ww',
  fields: { site: 'ww', name: 'Acme', icon },
})

const blocks = z
  .array(
    z.object({
      video: z.object({ sources: z.array(z.object({ src: z.string(), type: z.string() })) }),
    }),
  )
  .default([])

const publicFolder = () => path.join(directory, 'public')
const published = async () => (await readdir(publicFolder())).sort()
const source = async (content: readonly NodeDraft[], others = {}) => {
  const problems = new Problems()
  const stale: string[] = []
  service.forget()
  mediaHost.forget()
  const result = await sourceFiles({
    content,
    uses: fileUses(content),
    origin: service.origin,
    network: { timeoutMs: 3000, retries: 0, concurrency: 4, maxBytes: 1000 },
    staleIfError: false,
    isCurrent: () => false,
    folder: path.join(directory, 'kept'),
    publicFolder: publicFolder(),
    problems,
    report: { addStale: (address: string) => stale.push(address) },
    ...others,
  })
  const sources = result.content.flatMap(({ fields }) =>
    blocks.parse(fields.blocks).flatMap(({ video }) => video.sources),
  )
  return { ...result, sources, stale, problems: problems.list }
}

describe('sourceFiles', () => {
  it('makes films of any host files of the website, named by their content and what they are', async () => {
    Object.assign(answers, { '/oven.mp4': file(MP4), '/get': file(WEBM) })
    const { sources, problems } = await source([
      showing('/oven.mp4?x=1', 'video/mp4; codecs="avc1"'),
      showing(`${mediaHost.origin}/get?id=7`),
    ])
    expect(problems).toEqual([])
    expect(sources).toEqual([
      {
        src: expect.stringMatching(/^\/media\/files\/[0-9a-f]{12}\.mp4$/),
        type: 'video/mp4; codecs="avc1"',
      },
      { src: expect.stringMatching(/^\/media\/files\/[0-9a-f]{12}\.webm$/), type: 'video/webm' },
    ])
    const bytes = await Promise.all(
      sources.map(({ src }) => readFile(path.join(publicFolder(), path.basename(src)))),
    )
    expect(bytes).toEqual([MP4, WEBM])
  })

  it('takes the icon of the company', async () => {
    answers['/icon'] = file(SVG)
    const { content } = await source([company('/icon')])
    expect(content[0]?.fields.icon).toMatch(/^\/media\/files\/[0-9a-f]{12}\.svg$/)
  })

  it('publishes an icon without what could run, also where an earlier version kept it as it was', async () => {
    const script = '<script>alert(1)</script>'
    const drawing = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)">${inside}<path d="M1 1h6v6z"/></svg>`
    answers['/icon'] = { ...file(Buffer.from(drawing(script))), headers: { etag: '"1"' } }
    const published = async () => {
      const { content } = await source([company('/icon')])
      const name = path.basename(String(content[0]?.fields.icon))
      return readFile(path.join(publicFolder(), name), 'utf8')
    }
    expect(await published()).toMatch(/^<svg [^>]*viewBox="0 0 8 8"><path d="M1 1h6v6z"\/><\/svg>$/)
    const records = path.join(directory, 'kept', 'addresses')
    const [record = ''] = await readdir(records)
    const kept: unknown = JSON.parse(await readFile(path.join(records, record), 'utf8'))
    await writeFile(
      path.join(records, record),
      JSON.stringify(Object.assign({}, kept, { rules: undefined })),
    )
    expect(await published()).not.toContain('alert')
    expect(service.requests.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  it('follows a redirect, and not for ever', async () => {
    answers['/film'] = { status: 302, headers: { location: `${mediaHost.origin}/film.mp4` } }
    answers['/film.mp4'] = file(MP4)
    answers['/round'] = { status: 302, headers: { location: '/round' } }
    expect((await source([showing('/film')])).problems).toEqual([])
    const { problems } = await source([showing('/round')])
    expect(problems).toMatchObject([
      { code: 'file-unavailable', reasons: ['a redirect to /round', expect.anything()] },
    ])
    expect(service.requests).toHaveLength(6)
  })

  it('downloads a film once for all sites, and again only when it changed', async () => {
    answers['/a.mp4'] = file(MP4)
    const sites = [showing('/a.mp4'), showing('/a.mp4', 'video/mp4', 'de_eu')]
    expect((await source(sites)).counts).toEqual({ downloaded: 1, kept: 0 })
    const [before] = await published()
    expect((await source(sites)).counts).toEqual({ downloaded: 0, kept: 1 })
    expect(service.requests.map(({ headers }) => headers['if-none-match'])).toEqual(['"1"'])
    answers['/a.mp4'] = file(Buffer.concat([MP4, MP4]), '2')
    expect((await source(sites)).counts).toEqual({ downloaded: 1, kept: 0 })
    const after = await published()
    expect(after).toHaveLength(1)
    expect(after).not.toContain(before)
  })

  it('brings back a lost public folder, and keeps nothing of films that are shown no more', async () => {
    answers['/a.mp4'] = file(MP4)
    await source([showing('/a.mp4')])
    await rm(publicFolder(), { recursive: true })
    await source([showing('/a.mp4')])
    expect(await published()).toHaveLength(1)
    await source([])
    expect(await published()).toEqual([])
    const kept = await readdir(path.join(directory, 'kept'), { recursive: true })
    expect(kept.sort()).toEqual(['addresses', 'files'])
  })

  it.each([
    ['HTML', HTML],
    ['a QuickTime film', MOV],
    ['a Matroska film', MATROSKA],
    ['an icon', SVG],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s in the place of a film', async (_name, body) => {
    answers['/a.mp4'] = file(body)
    const { problems } = await source([showing('/a.mp4')])
    expect(problems).toMatchObject([{ code: 'file-invalid' }])
    expect(await published()).toEqual([])
  })

  it('takes no HTML page for an icon', async () => {
    answers['/icon.svg'] = file(HTML)
    expect((await source([company('/icon.svg')])).problems).toMatchObject([
      { code: 'file-invalid', reasons: [expect.stringContaining('SVG or PNG'), expect.anything()] },
    ])
  })

  it('names sites, address, entry and field of what cannot be had', async () => {
    answers['/large.mp4'] = file(Buffer.concat([MP4, Buffer.alloc(2000)]))
    answers['/cut.mp4'] = { ...file(MP4), fault: 'cut' }
    answers['/stall.mp4'] = { ...file(MP4), fault: 'stall' }
    const gone = [showing('/gone.mp4'), showing('/gone.mp4', 'video/mp4', 'de_eu')]
    const { problems } = await source([
      ...gone,
      ...['/large.mp4', '/cut.mp4', '/stall.mp4', 'tel:+1'].map((src) => showing(src)),
    ])
    const where = 'shown by Entry "Home": blocks[0].video.sources[0].src'
    const at = (address: string) => problems.find((problem) => problem.address.endsWith(address))
    expect(at('/gone.mp4')).toEqual({
      code: 'file-missing',
      site: 'de_eu, ww',
      address: `${service.origin}/gone.mp4`,
      status: 404,
      reasons: ['Nothing has this address.', where],
    })
    expect(at('/large.mp4')).toMatchObject({
      code: 'file-too-large',
      reasons: [expect.stringContaining('limit'), where],
    })
    expect(at('/cut.mp4')).toMatchObject({ code: 'file-unavailable' })
    expect(at('/stall.mp4')).toMatchObject({
      code: 'file-unavailable',
      reasons: [
        expect.stringMatching(/^no complete answer within 3\d{3} ms \(\d+ bytes came\)$/),
        where,
      ],
    })
    expect(at('tel:+1')).toMatchObject({
      code: 'file-invalid',
      reasons: ['expected an address that starts with https: or http:, got tel:', where],
    })
    expect(await published()).toEqual([])
    expect(await readdir(path.join(directory, 'kept/files'))).toEqual([])
  })

  it('uses the last good file where that is allowed, but not of one that is gone', async () => {
    answers['/a.mp4'] = file(MP4)
    const before = await source([showing('/a.mp4')])
    answers['/a.mp4'] = failure(500, 'Disk is full')
    const after = await source([showing('/a.mp4')], { staleIfError: true })
    expect(after).toMatchObject({ sources: before.sources, stale: ['/a.mp4'], problems: [] })
    delete answers['/a.mp4']
    expect((await source([showing('/a.mp4')], { staleIfError: true })).problems).toHaveLength(1)
  })
})

test('films are found in blocks, galleries and lists of media, and nothing else is one', () => {
  const media = (src: string) => ({ kind: 'video', sources: [{ src, type: 'x' }] })
  const draft: NodeDraft = {
    type: 'ContentProduct',
    key: 'ww:1',
    fields: {
      title: 'Arcus',
      icon: '/not-a-company.svg',
      image: { src: '/a.jpg', alt: '', width: 1, height: 1 },
      gallery: [media('/1.mp4'), { kind: 'image', image: null, sources: [] }],
      blocks: [{ type: 'gallery', items: [media('/2.mp4')] }],
    },
  }
  expect(filesIn(draft).map(({ address, place }) => [address, place])).toEqual([
    ['/1.mp4', 'Product "Arcus": gallery[0].sources[0].src'],
    ['/2.mp4', 'Product "Arcus": blocks[0].items[0].sources[0].src'],
  ])
})
