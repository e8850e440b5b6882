import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IAdapter } from 'gatsby'
import { netlifyAdapter } from './adapter'

type Context = Parameters<NonNullable<IAdapter['adapt']>>[0]

const silent = () => undefined
const context = (redirects: readonly string[]): Context => ({
  routesManifest: [
    { type: 'static', path: '/products', filePath: 'public/products/index.html', headers: [] },
    ...redirects.map((path) => ({
      type: 'redirect' as const,
      path,
      toPath: '/products',
      status: 301 as const,
      headers: [],
    })),
  ],
  functionsManifest: [],
  headerRoutes: [{ path: '/*', headers: [{ key: 'referrer-policy', value: 'same-origin' }] }],
  remoteFileAllowedUrls: [],
  pathPrefix: '',
  trailingSlash: 'never',
  reporter: Object.assign(Object.create(null), { info: silent, verbose: silent, warn: silent }),
})

const start = process.cwd()
let folder: string
const read = (file: string) => readFile(join(folder, 'public', file), 'utf8').catch(() => null)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adapter-'))
  await mkdir(join(folder, 'public'))
  // The adapter knows no other folder than `public` below the working directory.
  process.chdir(folder)
})
afterEach(async () => {
  process.chdir(start)
  await rm(folder, { recursive: true })
})

describe('netlifyAdapter', () => {
  it("writes Gatsby's redirects, and neither its headers nor its files", async () => {
    await writeFile(join(folder, 'public/_headers'), '/*\n  X-Own: 1\n')
    await netlifyAdapter().adapt(context(['/discover/a350']))
    expect(await read('_redirects')).toContain('/discover/a350  /products  301')
    expect(await read('_headers')).toBe('/*\n  X-Own: 1\n')
  })

  it('gives the same files however often it runs, and lets vanished redirects go', async () => {
    const adapter = netlifyAdapter()
    await adapter.adapt(context(['/a', '/b']))
    const first = await read('_redirects')
    await adapter.adapt(context(['/a', '/b']))
    expect(await read('_redirects')).toBe(first)
    await adapter.adapt(context([]))
    expect(await read('_redirects')).toBeNull()
    expect(await read('_headers')).toBeNull()
  })
})
