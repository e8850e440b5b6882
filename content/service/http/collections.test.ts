import { closeServices, startService } from '../testing/service'

afterEach(closeServices)

const webinar = (title: string, more: string) => `
sites: [ww]
title: { en: '${title}' }
abstract: { en: About ${title.toLowerCase()}. }
${more}
`

const WEBINARS = {
  'entries/webinars/past.yaml': webinar('Blades', 'type: talk\ndate: 2026-01-10'),
  'entries/webinars/today.yaml': webinar('Übung', 'date: 2026-03-01T10:00:00+01:00'),
  'entries/webinars/running.yaml': webinar('Kilns', 'date: 2026-02-20\nendDate: 2026-03-02'),
  'entries/webinars/next.yaml': webinar('Wires', 'type: talk\ndate: 2026-05-01'),
  'entries/webinars/any-time.yaml': webinar('Service', 'onRequest: true'),
  'entries/aboutUs/history.yaml': webinar('History', ''),
}

const start = () => startService(WEBINARS, { now: () => new Date('2026-03-01T12:00:00Z') })

describe('listings', () => {
  it('stand newest first, in pages of the size asked for', async () => {
    const server = await start()
    const url = '/api/ww/listings/webinars.json'
    expect(await server.titles(url)).toEqual(['Wires', 'Übung', 'Kilns', 'Blades', 'Service'])
    expect(await server.json(`${url}?paginate=2&page=2`)).toMatchObject({
      data: [{ title: 'Kilns' }, { title: 'Blades' }],
      meta: {
        pagination: {
          total: 5,
          count: 2,
          per_page: 2,
          current_page: 2,
          total_pages: 3,
          links: { next: `${url}?paginate=2&page=3`, previous: `${url}?paginate=2&page=1` },
        },
      },
    })
    expect(await server.titles(`${url}?page=9`)).toEqual([])
  })

  it('name the codes of short links, with or without any', async () => {
    const server = await startService({
      'shortlinks.yaml': 'KIT: { url: https://www.example.com/kit }\nA1: { page: entries/none }',
    })
    const url = '/api/ww/listings/shortlinks.json'
    expect(await server.titles(url)).toEqual(['KIT'])
    expect(await server.titles(`${url}?query=other`)).toEqual([])
    const empty = await start()
    expect(await empty.titles(url)).toEqual([])
  })

  it('are filtered by type and words, and sorted as asked', async () => {
    const server = await start()
    expect(await server.titles('/api/ww/listings/webinars/talk.json?sort=date')).toEqual([
      'Blades',
      'Wires',
    ])
    expect(await server.titles('/api/ww/listings/webinars.json?query=ubung')).toEqual(['Übung'])
    expect(await server.titles('/api/ww/listings/webinars.json?sort=-title')).toEqual([
      'Wires',
      'Übung',
      'Service',
      'Kilns',
      'Blades',
    ])
  })

  it.each(['page=0', 'page=x', 'paginate=-1', 'paginate=100000', 'sort=colour'])(
    'answer 400 to %s',
    async (query) => {
      const server = await start()
      const response = await server.request(`/api/ww/listings/webinars.json?${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 400 } })
    },
  )

  it('are empty for a section without entries', async () => {
    const server = await start()
    expect(await server.titles('/api/de_eu/listings/webinars.json')).toEqual([])
  })
})

describe('events', () => {
  it('are told apart by their last day', async () => {
    const server = await start()
    expect(await server.titles('/api/ww/webinars/upcoming.json')).toEqual([
      'Kilns',
      'Übung',
      'Wires',
    ])
    expect(await server.titles('/api/ww/webinars/past.json')).toEqual(['Blades'])
    expect(await server.titles('/api/ww/webinars/onrequest.json')).toEqual(['Service'])
  })
})

describe('the sitemap', () => {
  it('lists the entries of a dynamic section', async () => {
    const server = await start()
    expect(await server.json('/api/ww/sitemap/about.json')).toEqual({
      data: [{ id: expect.any(String), title: 'History', section: 'aboutUs', slug: 'history' }],
    })
  })
})
