import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { changes } from '../../../src/contract'
import { closeServices, contentDirectory, startService } from '../testing/service'

afterEach(closeServices)

const newDirectory = () => contentDirectory({ 'media/alpha.jpg': '' })

const start = async (given?: Awaited<ReturnType<typeof newDirectory>>, memory?: string) => {
  const directory = given ?? (await newDirectory())
  let reloaded: () => void = () => undefined
  const service = await startService(directory, {
    ...{ watch: true, onReload: () => reloaded() },
    ...(memory && { memory }),
  })
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
  const close = () => service.server.close()
  return { edit, remove, ask, status, close }
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

  describe('from one run of the service to the next, which remembers', () => {
    const remembering = async () => {
      const directory = await newDirectory()
      const memory = path.join(directory.path, 'memory')
      const first = await start(directory, memory)
      const until = {
        ww: (await first.ask('ww', '')).until,
        de_eu: (await first.ask('de_eu', '')).until,
      }
      return { directory, memory, first, until }
    }
    const hello = 'title: Hello\nsites: [ww]\n'

    it('name what was edited meanwhile, in the sites that show it', async () => {
      const { directory, memory, first, until } = await remembering()
      await first.close()
      await directory.write('entries/home.yaml', hello)
      const { ask } = await start(directory, memory)
      const named = { complete: true, addresses: ['/entries/home.json'], files: [] }
      expect(await ask('ww', until.ww)).toMatchObject(named)
      // Answers that no longer exist are named as well.
      expect((await ask('de_eu', until.de_eu)).addresses).toEqual(['/entries/home.json'])
    })

    it('name files that were replaced meanwhile', async () => {
      const { directory, memory, first, until } = await remembering()
      await first.close()
      await directory.write('media/alpha.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
      const { ask } = await start(directory, memory)
      expect((await ask('ww', until.ww)).files).toEqual(['/media/alpha.jpg'])
    })

    it('are not known since more than the last run', async () => {
      const { directory, memory, first, until } = await remembering()
      await first.close()
      await directory.write('entries/home.yaml', hello)
      const second = await start(directory, memory)
      const { until: later } = await second.ask('ww', until.ww)
      await second.close()
      await directory.write('entries/home.yaml', 'title: Good day\nsites: [ww]\n')
      const third = await start(directory, memory)
      const named = { complete: true, addresses: ['/entries/home.json'] }
      expect(await third.ask('ww', later)).toMatchObject(named)
      expect(await third.ask('ww', until.ww)).toMatchObject({ complete: false, addresses: [] })
    })

    it.each(['', '{"published ww": {"state"'])(
      'are not known of a memory that is damaged: %j',
      async (text) => {
        const { directory, memory, first, until } = await remembering()
        await first.close()
        writeFileSync(path.join(memory, 'offers.json'), text)
        await directory.write('entries/home.yaml', hello)
        const { ask } = await start(directory, memory)
        expect(await ask('ww', until.ww)).toMatchObject({ complete: false, addresses: [] })
      },
    )

    it('are not known of a run that ended without remembering', async () => {
      const { directory, memory, first, until } = await remembering()
      await first.edit('entries/home.yaml', hello)
      const { until: later } = await first.ask('ww', until.ww)
      await directory.write('entries/home.yaml', 'title: Good day\nsites: [ww]\n')
      const { ask } = await start(directory, memory)
      expect(await ask('ww', later)).toMatchObject({ complete: false, addresses: [] })
    })
  })
})
