import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { z } from 'zod'
import {
  ADDRESS_HISTORY,
  movesOf,
  type Owners,
  PAGE_OWNERS,
  redirectMovedPages,
} from './moved-pages'

const rule = z.object({ path: z.string(), to: z.string(), status: z.number() })

/** The owner of the page at each address, by ids alone. */
const ids = (byAddress: Readonly<Record<string, string>>): Owners =>
  Object.fromEntries(Object.entries(byAddress).map(([address, id]) => [address, { id }]))

describe('movesOf', () => {
  it('are none while pages stay, come and go', () => {
    expect(movesOf(ids({ '/a': '1', '/b': '2' }), ids({ '/a': '1', '/c': '3' }))).toEqual([])
  })

  it('lead from each address that a page had to the one that it has', () => {
    expect(movesOf(ids({ '/b': '1', '/a': '1' }), ids({ '/c': '1' }))).toEqual([
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ])
  })

  it('leave an address alone at which there is a page, its own again or another', () => {
    expect(movesOf(ids({ '/a': '1', '/b': '1' }), ids({ '/a': '1' }))).toEqual([
      { from: '/b', to: '/a' },
    ])
    expect(movesOf(ids({ '/a': '1' }), ids({ '/a': '2', '/b': '1' }))).toEqual([])
  })
})

describe('redirectMovedPages', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moved-'))
    await mkdir(join(folder, 'production/public'), { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true }))

  const built = () => join(folder, 'production/public')
  const file = () => join(built(), '_redirects')
  const release = async (present: Owners) => {
    await writeFile(join(folder, 'production', PAGE_OWNERS), JSON.stringify(present))
    const addresses = await redirectMovedPages(built(), folder)
    await addresses.keep()
    return addresses.moves
  }
  const rules = async () => {
    const { redirects } = await parseAllRedirects({
      redirectsFiles: [file()],
      configRedirects: [],
      minimal: false,
    })
    return rule
      .array()
      .parse(redirects)
      .map(({ path, to, status }) => [path, to, status])
  }

  it('sends visitors of an old address on for good, from release to release', async () => {
    await writeFile(file(), '/x /y 302\n')
    await release(ids({ '/ww/fair': '1', '/ww/other': '2' }))
    expect(await rules()).toEqual([['/x', '/y', 302]])
    await release(ids({ '/ww/stone-fair': '1', '/ww/other': '2' }))
    await release(ids({ '/ww/stone-fair-2027': '1' }))
    await release(ids({ '/ww/stone-fair-2027': '1' }))
    expect(await rules()).toEqual([
      ['/x', '/y', 302],
      ['/ww/fair', '/ww/stone-fair-2027', 301],
      ['/ww/stone-fair', '/ww/stone-fair-2027', 301],
    ])
  })

  it('forgets nothing of what is unpublished for a while', async () => {
    await release(ids({ '/ww/fair': '1' }))
    await release(ids({}))
    expect(await rules()).toEqual([])
    expect(await release(ids({ '/ww/stone-fair': '1' }))).toEqual([
      { from: '/ww/fair', to: '/ww/stone-fair' },
    ])
  })

  const fair = { id: 'news:7', anywhere: 'ww:7' }
  const story = { id: 'stories:7', anywhere: 'ww:7' }

  it('finds an entry in another section, and in a third', async () => {
    await release({ '/ww/news/fair': fair })
    await release({ '/ww/stories/fair': story })
    expect(await rules()).toEqual([['/ww/news/fair', '/ww/stories/fair', 301]])
    await release({ '/ww/pages/fair': { id: 'pages:7', anywhere: 'ww:7' } })
    expect(await rules()).toEqual([
      ['/ww/news/fair', '/ww/pages/fair', 301],
      ['/ww/stories/fair', '/ww/pages/fair', 301],
    ])
  })

  it('does not take another entry for one that is gone, though it has its id in another section', async () => {
    await release({ '/ww/news/fair': fair })
    await release({})
    expect(await release({ '/ww/stories/saw': story })).toEqual([])
    await release({ '/ww/news/fair': { id: 'news:7' }, '/ww/stories/saw': { id: 'stories:7' } })
    expect(await release({ '/ww/stories/saw': story })).toEqual([])
  })

  it('knows addresses of a history that had ids only', async () => {
    await writeFile(join(folder, ADDRESS_HISTORY), JSON.stringify({ '/ww/fair': 'news:7' }))
    await release({ '/ww/news/fair': fair })
    expect(await release({ '/ww/stories/fair': story })).toEqual([
      { from: '/ww/fair', to: '/ww/stories/fair' },
      { from: '/ww/news/fair', to: '/ww/stories/fair' },
    ])
  })

  it('keeps nothing of a release that was not published', async () => {
    await release(ids({ '/ww/fair': '1' }))
    await writeFile(
      join(folder, 'production', PAGE_OWNERS),
      JSON.stringify(ids({ '/ww/wrong': '1' })),
    )
    await redirectMovedPages(built(), folder)
    await release(ids({ '/ww/fair': '1' }))
    expect(await rules()).toEqual([])
  })

  it('writes the same bytes without moves as there were', async () => {
    await writeFile(file(), '/x /y 302\n')
    await release(ids({ '/ww/fair': '1' }))
    expect(await readFile(file(), 'utf8')).toBe('/x /y 302\n')
  })
})
