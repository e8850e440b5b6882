import { closeServices, startService } from '../testing/service'

afterEach(closeServices)

const DRAFTS = {
  'products/alpha.yaml': `
code: SAW-A
category: saws
sites: [ww]
title: Alpha
abstract: { en: The saw of today. }
draft:
  abstract: { en: The saw of tomorrow. }
`,
  'products/beta.yaml': `
status: draft
code: SAW-B
category: saws
sites: [ww]
title: Beta
abstract: { en: Not announced yet. }
`,
}
const ALPHA = '/api/ww/products/saws/alpha.json'
const BETA = '/api/ww/products/saws/beta.json'

describe('drafts', () => {
  it('are not seen without a token', async () => {
    const server = await startService(DRAFTS)
    expect(await server.json(ALPHA)).toMatchObject({ abstract: 'The saw of today.' })
    expect((await server.request(BETA)).status).toBe(404)
    const list = await server.request('/api/ww/products/SAW.json')
    expect(await list.text()).not.toContain('Beta')
    const search = await server.request('/api/ww/search.json?query=beta')
    expect(await search.json()).toMatchObject({ data: [] })
  })

  it('are seen with the token, and never kept by a cache', async () => {
    const server = await startService(DRAFTS)
    const response = await server.request(`${ALPHA}?token=saxum-preview`)
    expect(await response.json()).toMatchObject({ abstract: 'The saw of tomorrow.' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await server.json(`${BETA}?token=saxum-preview`)).toMatchObject({ title: 'Beta' })
    expect(await server.json(ALPHA)).toMatchObject({ abstract: 'The saw of today.' })
  })

  it('take their token from the options', async () => {
    const server = await startService(DRAFTS, { previewToken: 'secret' })
    expect((await server.request(`${BETA}?token=secret`)).status).toBe(200)
    expect((await server.request(`${BETA}?token=saxum-preview`)).status).toBe(403)
  })

  it('stay closed to a wrong token, also where nothing is a draft', async () => {
    const server = await startService(DRAFTS)
    const response = await server.request('/api/sites.json?token=guess')
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ error: { code: 403 } })
  })

  it('do not put the token into links to other pages', async () => {
    const server = await startService(DRAFTS)
    const response = await server.request(
      '/api/ww/products/SAW.json?token=saxum-preview&paginate=1&page=1',
    )
    expect(await response.json()).toMatchObject({
      data: [{ code: 'SAW-A' }],
      meta: {
        pagination: {
          total: 2,
          links: { next: '/api/ww/products/SAW.json?paginate=1&page=2', previous: null },
        },
      },
    })
  })
})
