import { searchAnswer } from '../../../src/contract'
import { closeServices, contentDirectory, startService, type TestService } from '../testing/service'

let server: TestService
beforeAll(async () => {
  server = await startService(FILES)
})
afterAll(closeServices)

const entry = (title: string, more = '') => `
sites: [ww]
title: { en: '${title}' }
${more}
`

const place = (title: string, town: string) => `
sites: [ww, de_eu]
title: ${title}
country: DE
town: { en: ${town}, de: ${town} }
longitude: 11
latitude: 49
phones: [+49 911 555 0110]
`

const FILES = {
  'sections.yaml': `
machines: { label: Machines }
webinars: { label: Webinars }
branches: { label: Branches }
jobOpportunities: { label: Jobs }
faq: { label: Questions }
`,
  'products/beta.yaml': `
code: SAW-B
category: saws
sites: [ww]
title: Beta
abstract: { en: For marble. It follows Alpha. }
`,
  'products/gamma.yaml': `
status: draft
code: SAW-C
category: saws
sites: [ww]
title: Gamma
abstract: { en: Not announced yet. }
`,
  'entries/webinars/marble.yaml': entry('Marble', 'abstract: { en: How it is cut. }'),
  'entries/webinars/wires.yaml': entry('Wires', 'body: { en: <p>They cut marble.</p> }'),
  'entries/webinars/blades.yaml': entry('Blades', 'body: { en: <p>They cut granite.</p> }'),
  'entries/jobOpportunities/fitter.yaml': entry('Fitter', 'type: job'),
  'entries/search.yaml': entry('Search marble'),
  'entries/faq.yaml': entry(
    'Asked often',
    `blocks:
  - type: faq
    questions:
      - key: warranty
        question: { en: How long is the warranty? }
        answer: { en: <p>Two years.</p> }
`,
  ),
  'entries/help.yaml': entry(
    'Machine down',
    'seo: { description: { en: Emergency service around the clock. } }',
  ),
  'entries/branches.yaml': entry(
    'Branches',
    'seo: { description: { en: Addresses and opening hours. } }',
  ),
  'entries/webinars/open-day.yaml': entry('Open day', 'body: { en: <p>Two hours of cutting.</p> }'),
  'entries/webinars/saw-cut.yaml': entry(
    'Slab handling',
    'abstract: { en: Moving blocks and tiles of quartzite. }',
  ),
  'entries/webinars/quartzite.yaml': entry('Quartzite blocks'),
  'locations/branches/germany.yaml': place('Saw Works GmbH', 'Nuremberg'),
  'globals/forms.yaml': `
sites: [ww]
formPurposes:
  - purpose: { en: Spare parts }
    formName: spare-parts
    description: { en: <p>Name the part.</p> }
    formCategories: [global]
    forms: [{ name: { en: Spare parts }, code: A1 }]
`,
  'shortlinks.yaml': 'M7: { page: entries/webinars/marble }',
  'synonyms/en.yaml': 'words: { rock cutter: [saws] }',
}

/** The answer of a site to a search; it also checks the contract. */
const search = async (parameters: Record<string, string>, { site = 'ww', of = server } = {}) =>
  searchAnswer.parse(await of.json(`/api/${site}/search.json?${new URLSearchParams(parameters)}`))

const titles = async (query: string, where?: { site?: string; of?: TestService }) =>
  (await search({ query }, where)).data.map(({ title }) => title)

describe('a search finds', () => {
  it('pages with the words, title before abstract before text', async () => {
    expect(await titles('marble')).toEqual(['Marble', 'Beta', 'Wires'])
  })

  it('a category before its products, in any form of the word', async () => {
    expect((await titles('saw')).slice(0, 2)).toEqual(['Saws', 'Alpha'])
    expect((await titles('Saege', { site: 'de_eu' })).slice(0, 2)).toEqual(['Sägen', 'Alpha'])
  })

  it('a code before everything, with its version only', async () => {
    for (const query of ['SAW-A-2', 'saw a 2', 'sawa2']) {
      const { data } = await search({ query })
      expect(data[0]).toMatchObject({
        title: 'Alpha',
        versions: [{ code: 'SAW-A-2', title: 'Alpha 2' }],
      })
    }
    const { data } = await search({ query: 'alpha' })
    expect(data[0]?.versions.map(({ code }) => code)).toEqual(['SAW-A-1', 'SAW-A-2'])
    expect(await titles('m7')).toEqual(['Marble'])
  })

  it('a question and a place by their part of a page, a job and a form by their slug', async () => {
    const first = async (query: string) => (await search({ query })).data[0]
    expect(await first('warranty')).toMatchObject({
      title: 'How long is the warranty?',
      section: 'faq',
      slug: null,
      anchor: 'warranty',
      label: 'Questions',
      abstract: 'Two years.',
    })
    expect(await first('saw works nuremberg')).toMatchObject({
      section: 'branches',
      slug: null,
      anchor: expect.stringMatching(/^branches-\d+$/),
      abstract: 'Nuremberg, Germany',
    })
    expect(await first('fitter')).toMatchObject({ section: 'jobOpportunities', slug: 'fitter' })
    expect(await first('spare parts')).toMatchObject({ section: 'contacts', slug: 'spare-parts' })
  })

  it('a place by its country in the language of the site', async () => {
    expect((await titles('branch germany'))[0]).toBe('Saw Works GmbH')
    expect(await titles('Deutschland', { site: 'de_eu' })).toEqual(['Saw Works GmbH'])
  })

  it('pages by a synonym that customers use', async () => {
    expect((await titles('rock cutters'))[0]).toBe('Saws')
  })

  it('pages by their description for search engines: hours, emergencies', async () => {
    expect((await titles('emergency'))[0]).toBe('Machine down')
    expect((await titles('opening hours'))[0]).toBe('Branches')
    expect((await titles('opening hours nuremberg'))[0]).toBe('Saw Works GmbH')
  })

  it('a place by its telephone number', async () => {
    expect((await titles('+49 911 555 0110'))[0]).toBe('Saw Works GmbH')
  })

  it('pages with all words before a title with one of them', async () => {
    expect((await titles('quartzite blocks tiles'))[0]).toBe('Slab handling')
  })

  it('drafts with the token only', async () => {
    expect(await titles('gamma')).toEqual([])
    const { data } = await search({ query: 'gamma', token: 'saxum-preview' })
    expect(data.map(({ title }) => title)).toEqual(['Gamma'])
    expect(await titles('gamma')).toEqual([])
  })

  it('nothing that the site does not have, and no page that searches', async () => {
    expect(await titles('marble', { site: 'de_eu' })).toEqual([])
    expect(await titles('search marble')).not.toContain('Search marble')
  })
})

describe('a misspelt query', () => {
  it('finds what was meant, and says so', async () => {
    const { data, meta } = await search({ query: 'Marbel cut' })
    expect(data[0]?.title).toBe('Marble')
    expect(meta?.suggestion).toBe('Marble cut')
  })

  it('is not corrected where nothing is near', async () => {
    const { data, meta } = await search({ query: 'zzyzx' })
    expect(data).toEqual([])
    expect(meta?.suggestion).toBeNull()
  })
})

describe('results', () => {
  it('are counted by section, that of the best first, and can be narrowed to one', async () => {
    const sections = [
      { section: 'webinars', label: 'Webinars', count: 2 },
      { section: 'machines', label: 'Machines', count: 1 },
    ]
    const all = await search({ query: 'marble' })
    expect(all.meta).toMatchObject({ sections, pagination: { total: 3 } })
    const some = await search({ query: 'marble', section: 'webinars', paginate: '1' })
    expect(some.data.map(({ title }) => title)).toEqual(['Marble'])
    expect(some.meta).toMatchObject({ sections, pagination: { total: 2, total_pages: 2 } })
    expect((await search({ query: 'marble', section: 'none' })).data).toEqual([])
  })

  it('have falling scores, and the same order wherever the content is the same', async () => {
    const another = await startService(FILES)
    const answers = await Promise.all(
      [server, another].map((of) => search({ query: 'saw cut' }, { of })),
    )
    expect(answers[0]).toEqual(answers[1])
    const scores = answers[0]?.data.map(({ score }) => score) ?? []
    expect(scores.length).toBeGreaterThan(2)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('follow the content', async () => {
    const directory = await contentDirectory(FILES)
    const reloads: (() => void)[] = []
    const of = await startService(directory, {
      watch: true,
      onReload: () => reloads.forEach((reloaded) => reloaded()),
    })
    expect(await titles('onyx', { of })).toEqual([])
    const reload = new Promise<void>((resolve) => reloads.push(resolve))
    await directory.write('entries/webinars/onyx.yaml', entry('Onyx'))
    await reload
    expect(await titles('onyx', { of })).toEqual(['Onyx'])
  })
})
