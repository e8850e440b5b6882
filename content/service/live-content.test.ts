import { closeServices, contentDirectory, startService } from './testing/service'

afterEach(closeServices)

const PRODUCT = '/api/ww/products/saws/alpha.json'

const text = (abstract: string) => `
code: SAW-A
category: saws
sites: [ww]
title: Alpha
abstract: { en: ${abstract} }
`

/** A service that watches its directory. `until` waits for a reading that meets a condition. */
const watched = async () => {
  const directory = await contentDirectory({ 'media/alpha.jpg': '' })
  const listeners = new Set<() => void>()
  const lines: string[] = []
  const service = await startService(directory, {
    watch: true,
    log: (line) => lines.push(line),
    onReload: () => listeners.forEach((listener) => listener()),
  })
  const until = (holds: () => Promise<boolean>) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        holds().then((done) => {
          if (!done) return
          listeners.delete(check)
          resolve()
        }, reject)
      }
      listeners.add(check)
      check()
    })
  const status = async () => (await service.request(PRODUCT)).status
  const shows = async (words: string) =>
    (await (await service.request(PRODUCT)).text()).includes(words)
  return { directory, service, lines, until, status, shows }
}

describe('an edit', () => {
  it('shows at once, with another validator', async () => {
    const { directory, service, until, shows } = await watched()
    const before = (await service.request(PRODUCT)).headers.get('etag')
    await directory.write('products/alpha.yaml', text('It cuts marble too.'))
    await until(() => shows('It cuts marble too.'))
    expect((await service.request(PRODUCT)).headers.get('etag')).not.toBe(before)
  })

  it('that breaks a file takes out that entry until it is mended', async () => {
    const { directory, service, lines, until, status } = await watched()
    await directory.write('products/alpha.yaml', text('"unfinished'))
    await until(async () => (await status()) === 404)
    expect(lines).toContainEqual(
      expect.stringMatching(/^error: products\/alpha\.yaml:\d+ \(file\)/),
    )
    expect((await service.request('/api/ww/entries/home.json')).status).toBe(200)
    await directory.write('products/alpha.yaml', text('Mended.'))
    await until(async () => (await status()) === 200)
    expect(await service.problems()).toEqual([])
  })

  it('takes new files and images, and forgets deleted ones', async () => {
    const { directory, service, until, status, shows } = await watched()
    await directory.write('media/alpha-detail.jpg', '')
    await until(() => shows('/media/alpha-detail.jpg'))
    await directory.delete('products/alpha.yaml')
    await until(async () => (await status()) === 404)
    expect(await service.titles('/api/ww/products/SAW.json')).toEqual([])
  })
})
