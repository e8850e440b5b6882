import { closeServices, startService } from '../testing/service'

afterEach(closeServices)

const product = (lines: string) => `code: SAW-X
category: saws
sites: [ww]
title: Xenon
abstract: { en: A saw. }
${lines}
`

const problemsWith = async (text: string, name = 'products/xenon.yaml') => {
  const service = await startService({ [name]: text, 'media/alpha.jpg': '' })
  const response = await service.request('/api/ww/products/saws/xenon.json')
  const others = await service.request('/api/ww/products/saws/alpha.json')
  expect(others.status).toBe(200)
  const problems = await service.problems()
  return { served: response.status === 200, problems }
}

describe('a wrong file', () => {
  it.each([
    [
      'bad syntax',
      product('claim: "never ends'),
      { line: 7, field: '(file)', got: 'Missing closing "quote' },
    ],
    [
      'a list instead of fields',
      '- one\n- two',
      { field: '(file)', expected: 'fields with a name each' },
    ],
    [
      'an unknown category',
      product('').replace('category: saws', 'category: sews'),
      { line: 2, field: 'category', expected: 'one of saws', got: 'sews' },
    ],
    [
      'a missing language',
      product('claim: { it: Taglia }'),
      { line: 6, field: 'claim', expected: 'a text in "en" for the site ww', got: 'only it' },
    ],
    [
      'a language that does not exist',
      product('claim: { en: Cuts, enn: Cuts }'),
      { line: 6, field: 'claim.enn', got: 'enn' },
    ],
    [
      'a duplicate slug',
      product('slug: alpha'),
      {
        line: 6,
        field: 'slug',
        expected: 'a value of its own',
        got: 'saws/alpha, also in products/alpha.yaml',
      },
    ],
    [
      'a duplicate code',
      product('').replace('SAW-X', 'SAW-A-1'),
      { line: 1, field: 'code', got: 'SAW-A-1, also in products/alpha.yaml' },
    ],
    [
      'a slug that leads elsewhere',
      product('slug: ../secret'),
      { line: 6, field: 'slug', got: '"../secret"' },
    ],
    [
      'a misspelt field',
      product('claims: Cuts'),
      { line: 6, field: 'claims', expected: 'no field named claims' },
    ],
    [
      'an unknown option',
      product('materials:\n  - basalt'),
      { line: 7, field: 'materials[0]', got: 'basalt' },
    ],
    [
      'an unknown term',
      product('figures:\n  speed: 3 kW'),
      { line: 7, field: 'figures.speed', got: 'speed' },
    ],
    [
      'an unknown unit',
      product('figures:\n  power: 3 horses'),
      { line: 7, field: 'figures.power', got: 'horses' },
    ],
    ['an unknown site', product('').replace('[ww]', '[ww, uk]'), { line: 3, field: 'sites' }],
    [
      'an address that runs a script',
      product('actions:\n  - { label: Go, url: "javascript:alert(1)" }'),
      { line: 7, field: 'actions[0].url' },
    ],
    [
      'a button with two targets',
      product('actions:\n  - { label: Go, url: "https://example.com", page: entries/home }'),
      { line: 7, field: 'actions[0]', expected: 'either page or url', got: 'both' },
    ],
  ])('is named with line and field: %s', async (_, text, problem) => {
    const { served, problems } = await problemsWith(text)
    expect(served).toBe(false)
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: 'error', file: 'products/xenon.yaml', ...problem }),
    )
  })

  it('stops an entry also when an image is none', async () => {
    const { problems } = await problemsWith('<p>not an image</p>', 'media/xenon.jpg')
    expect(problems).toEqual([])
    const service = await startService({
      'products/xenon.yaml': product(''),
      'media/xenon.jpg': '<p>not an image</p>',
    })
    expect((await service.request('/api/ww/products/saws/xenon.json')).status).toBe(404)
    expect(await service.problems()).toContainEqual(
      expect.objectContaining({ severity: 'error', field: 'image', expected: 'an image file' }),
    )
  })
})

describe('a warning', () => {
  it('leaves out an image that is not there yet', async () => {
    const { served, problems } = await problemsWith(product('image: later.jpg'))
    expect(served).toBe(true)
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        line: 6,
        field: 'image',
        got: 'no file later.jpg',
      }),
    )
  })

  it('leaves out references to nothing, but keeps the entry', async () => {
    const { served, problems } = await problemsWith(
      product('relatedProducts: [NOPE]\nactions:\n  - { label: Go, page: entries/nowhere }'),
    )
    expect(served).toBe(true)
    expect(problems.map(({ severity, field }) => [severity, field])).toEqual(
      expect.arrayContaining([
        ['warning', 'relatedProducts[0]'],
        ['warning', 'actions[0].page'],
      ]),
    )
  })
})

describe('references', () => {
  it('to what another site has are left out without a word', async () => {
    const service = await startService({
      'products/german.yaml': product('').replace('[ww]', '[de_eu]').replace('en:', 'de:'),
      'products/xenon.yaml': product('relatedProducts: [SAW-X, SAW-A]').replace('SAW-X', 'SAW-Y'),
      'media/alpha.jpg': '',
      'media/german.jpg': '',
      'media/xenon.jpg': '',
    })
    expect(await service.problems()).toEqual([])
    expect(await service.json('/api/ww/products/saws/xenon.json')).toMatchObject({
      relatedProducts: ['SAW-A'],
    })
  })
})
