import { changes } from '../../../src/contract'
import { closeServices, contentDirectory, startService } from '../testing/service'

afterEach(closeServices)

const newDirectory = () => contentDirectory({ 'media/alpha.jpg': '' })

const start = async (given?: Awaited<ReturnType<typeof newDirectory>>) => {
  const directory = given ?? (await newDirectory())
  let reloaded: () => void = () => undefined
  const service = await startService(directory, { watch: true, onReload: () => reloaded() })
  const seen = async (change: Promise<unknown>) => {
    const read = new Promise<void>((resolve) => (reloaded = resolve))
    await change
    await read
  }
  const edit = (name: string, text: string) => seen(directory.write(name, text))
  const remove = (name: string) => seen(directory.delete(name))
  const status = async (address: string) => (await service.request(`/api${address}`)).status
  const ask = async (site: string, since: string) =>
    changes.parse(await service.json(`/api/${site}/changes.json?since=${since}`))
  return { edit, remove, ask, status }
}

describe('changes', () => {
  it('are not known without since, and then none', async () => {
    const { ask } = await start()
    const first = await ask('ww', '')
    expect(first).toMatchObject({ complete: false, addresses: [], files: [] })
    expect(await ask('ww', first.until)).toEqual({ ...first, complete: true })
  })

  it('name the answers of a site that an edit changes, those of what refers to it included', async () => {
    const { edit, ask } = await start()
    const before = { ww: (await ask('ww', '')).until, de_eu: (await ask('de_eu', '')).until }
    await edit('entries/home.yaml', 'title: { en: Hello, de: Willkommen }\nsites: [ww, de_eu]\n')
    await edit('entries/aboutUs/team.yaml', 'title: Team\nsites: [ww]\n')
    expect((await ask('ww', before.ww)).addresses).toEqual([
      '/entries/aboutUs/team.json',
      '/entries/home.json',
      '/listings/aboutUs.json',
      '/sitemap/about.json',
    ])
    expect((await ask('de_eu', before.de_eu)).addresses).toEqual([])
  })

  it('name what was changed, given out and changed back, and what is gone', async () => {
    const { edit, ask, status } = await start()
    const { until } = await ask('ww', '')
    await edit('entries/home.yaml', 'title: Hello\nsites: [ww]\n')
    expect(await status('/ww/entries/home.json')).toBe(200)
    await edit('entries/home.yaml', 'title: { en: Welcome, de: Willkommen }\nsites: [ww, de_eu]\n')
    expect((await ask('ww', until)).addresses).toEqual(['/entries/home.json'])
    await edit('entries/home.yaml', 'title: Hello\nsites: [de_eu]\n')
    expect((await ask('ww', until)).addresses).toEqual(['/entries/home.json'])
  })

  it('name an entry whose file was deleted, and what showed it', async () => {
    const { edit, remove, ask, status } = await start()
    await edit('entries/aboutUs/team.yaml', 'title: Team\nsites: [ww, de_eu]\n')
    const join =
      'title: Join us\nsites: [ww]\nactions: [{ label: Us, page: entries/aboutUs/team }]\n'
    await edit('entries/aboutUs/join.yaml', join)
    const before = { ww: (await ask('ww', '')).until, de_eu: (await ask('de_eu', '')).until }
    expect(await status('/de_eu/entries/aboutUs/team.json')).toBe(200)
    await remove('entries/aboutUs/team.yaml')
    expect(await status('/de_eu/entries/aboutUs/team.json')).toBe(404)
    const ofTeam = ['/entries/aboutUs/team.json', '/listings/aboutUs.json', '/sitemap/about.json']
    expect((await ask('de_eu', before.de_eu)).addresses).toEqual(ofTeam)
    expect((await ask('ww', before.ww)).addresses).toEqual([
      '/entries/aboutUs/join.json',
      ...ofTeam,
    ])
  })

  it('name files that were replaced', async () => {
    const { edit, ask } = await start()
    const { until } = await ask('ww', '')
    await edit('media/alpha.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await ask('ww', until)).files).toEqual(['/media/alpha.jpg'])
  })

  it('are none for a service that was started again with the same content', async () => {
    const directory = await newDirectory()
    const { until } = await (await start(directory)).ask('ww', '')
    const again = await start(directory)
    expect(await again.ask('ww', until)).toMatchObject({ complete: true, addresses: [], files: [] })
  })

  it.each([
    ['an entry', 'entries/home.yaml', 'title: Hello\nsites: [ww, de_eu]\n'],
    ['a file', 'media/alpha.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('are not known to a service that was started again with another %s', async (_, name, text) => {
    const directory = await newDirectory()
    const { until } = await (await start(directory)).ask('ww', '')
    await directory.write(name, text)
    expect(await (await start(directory)).ask('ww', until)).toMatchObject({ complete: false })
  })
})
