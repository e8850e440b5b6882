import { searchAnswer } from '../../../src/contract'
import { closeServices, startService, type TestService } from '../testing/service'

const product = (title: string, category: string, figures: string, abstract: string) => `
code: ${title.toUpperCase().replaceAll(' ', '-')}
category: ${category}
sites: [ww, de_eu]
title: ${title}
abstract: ${abstract}
materials: [granite]
figures: ${figures}
`

const category = (code: string, en: string, de: string) => `
code: ${code}
title: { en: ${en}, de: ${de} }
singular: { en: ${en}, de: ${de} }
slug: { en: ${code.toLowerCase()}, de: ${code.toLowerCase()} }
sites: [ww, de_eu]
`

const term = (key: string, en: string, de: string) =>
  `  ${key}: { en: ${en}, de: ${de}, it: ${en}, fr: ${en}, es: ${en}, pt: ${en} }`

let server: TestService
beforeAll(async () => {
  server = await startService({
    'glossary.yaml': `
terms:
${term('cutting', 'Cutting', 'Schnitt')}
${term('power', 'Power', 'Leistung')}
${term('blade', 'Blade diameter', 'Blattdurchmesser')}
${term('lift', 'Lifting capacity', 'Traglast')}
${term('heads', 'Heads', 'Köpfe')}
${term('tilt', 'Tilt', 'Neigung')}
units:
  rpm: { en: rpm, de: min⁻¹, it: giri/min, fr: tr/min, es: rpm, pt: rpm }
`,
    'categories/loaders.yaml': category('LDR', 'Loaders', 'Lader'),
    'categories/benches.yaml': category('SWB', 'Bridge saws', 'Brückensägen'),
    'products/large.yaml': product(
      'Bruno',
      'benches',
      '{ blade: 625 mm, power: 18.5 kW, tilt: 0–700 mm }',
      '{ en: Cuts slabs., de: Schneidet Platten. }',
    ),
    'products/small.yaml': product(
      'Carla',
      'benches',
      '{ blade: 350 mm, heads: 24 }',
      '{ en: Cuts slabs., de: Schneidet Platten. }',
    ),
    'products/loader.yaml': product(
      'Leo',
      'loaders',
      '{ lift: 600 kg }',
      `{ en: 'Lifts 600 kg of granite to the saw, 600 times a day.', de: 'Hebt 600 kg Granit auf die Säge, 600 Mal am Tag.' }`,
    ),
  })
})
afterAll(closeServices)

const titles = async (query: string, site = 'ww') =>
  searchAnswer
    .parse(await server.json(`/api/${site}/search.json?${new URLSearchParams({ query })}`))
    .data.map(({ title }) => title)

describe('a number in a query', () => {
  it.each([
    ['granite saw 600', 'ww', 'Bruno'],
    ['granite saw 600 mm', 'ww', 'Bruno'],
    ['granite saw 24 inch', 'ww', 'Bruno'],
    ['Brückensäge für Granit 600 mm', 'de_eu', 'Bruno'],
    ['bridge saw 60 cm', 'ww', 'Bruno'],
    ['granite saw 350', 'ww', 'Carla'],
    ['saw 18.5 kW', 'ww', 'Bruno'],
    ['saw 24 heads', 'ww', 'Carla'],
    ['granite 600 kg', 'ww', 'Leo'],
    ['loader 0.6 t', 'ww', 'Leo'],
    ['lifting capacity 600', 'ww', 'Leo'],
    ['600 kg', 'ww', 'Leo'],
  ])('is a figure of what its words name: %s', async (query, site, first) => {
    expect((await titles(query, site))[0]).toBe(first)
  })

  it('is near a little larger figure, and not a much larger one', async () => {
    expect((await titles('bridge saw 300'))[0]).toBe('Carla')
    expect((await titles('blade diameter 340 mm'))[0]).toBe('Carla')
    expect(await titles('625 mm')).toEqual(['Bruno'])
    expect(await titles('400 mm')).not.toContain('Carla')
  })
})
