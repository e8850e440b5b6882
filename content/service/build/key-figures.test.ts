import { z } from 'zod'
import { closeServices, startService } from '../testing/service'

afterEach(closeServices)

const TERMS = `
terms:
  cutting: { en: Cutting, de: Schnitt, it: Taglio, fr: Coupe, es: Corte, pt: Corte }
  power: { en: Blade motor, de: Blattmotor, it: Motore, fr: Moteur, es: Motor, pt: Motor }
  spindle: { en: Spindle, de: Spindel, it: Mandrino, fr: Broche, es: Husillo, pt: Fuso }
  depth: { en: Depth, de: Tiefe, it: Profondità, fr: Profondeur, es: Profundidad, pt: Fundura }
  weight: { en: Weight, de: Gewicht, it: Peso, fr: Poids, es: Peso, pt: Peso }
  overallSize: { en: Size, de: Größe, it: Misure, fr: Taille, es: Tamaño, pt: Tamanho }
  floorSpace: { en: Floor space, de: Stellfläche, it: Area, fr: Surface, es: Superficie, pt: Área }
`
const GLOSSARY = `${TERMS}
meanings:
  toolPower:
    label: { en: Tool power, de: Leistung, it: Potenza, fr: Puissance, es: Potencia, pt: Potência }
    terms: [power, spindle]
units:
  rpm: rpm
`
const CATEGORY = `
code: NEW
title: { en: New saws }
singular: { en: new saw }
slug: { en: new-saws }
sites: [ww]
figures: [weight, floorSpace]
`
const machine = (code: string, rest: string) => `
code: ${code}
category: new
sites: [ww]
title: ${code}
abstract: { en: It cuts. }
${rest}
`
const ONE = machine(
  'ONE',
  'figures: { depth: 90 mm }\ntechnicalData: { cutting: { depth: 90 mm, power: 11 kW } }',
)
const TWO = machine(
  'TWO',
  `figures: { spindle: 15 kW }
technicalData:
  cutting: { depth: 120 mm, spindle: 15 kW, weight: 900 kg, overallSize: 2010 × 3000 × 1500 mm }
versions:
  - { code: TWO-S, title: Two S, technicalData: { cutting: { weight: 890 kg } } }
  - { code: TWO-L, title: Two L, technicalData: { cutting: { weight: 950 kg } } }`,
)

const figures = z.array(
  z.object({
    label: z.string(),
    value: z.string(),
    meaning: z.object({ key: z.string() }).nullable(),
  }),
)
const products = z.object({
  data: z.array(z.object({ code: z.string(), figures, versions: z.array(z.object({ figures })) })),
})
const written = (list: z.infer<typeof figures>) =>
  list.map(({ label, value }) => `${label} ${value}`)

const start = (glossary: string) =>
  startService({
    'glossary.yaml': glossary,
    'categories/new.yaml': CATEGORY,
    'products/one.yaml': ONE,
    'products/two.yaml': TWO,
  })

async function productsOf(glossary: string) {
  const service = await start(glossary)
  const { data } = products.parse(await service.json('/api/ww/products/NEW.json'))
  return new Map(data.map((product) => [product.code, product]))
}

it('a product has every key figure of its category that its technical data, or those of its first version, state', async () => {
  const found = await productsOf(GLOSSARY)
  expect(written(found.get('ONE')?.figures ?? [])).toEqual(['Depth 90', 'Blade motor 11'])
  expect(written(found.get('TWO')?.figures ?? [])).toEqual([
    'Spindle 15',
    'Depth 120',
    'Weight 890',
    'Floor space 6.1',
  ])
})

it('all versions state a figure in which they differ', async () => {
  const found = await productsOf(GLOSSARY)
  expect(found.get('TWO')?.versions.map((version) => written(version.figures))).toEqual([
    ['Weight 890'],
    ['Weight 950'],
  ])
})

it('figures of one meaning name it, in lists and in the technical data', async () => {
  const service = await start(GLOSSARY)
  const meaning = { key: 'toolPower', label: 'Tool power' }
  expect(await service.json('/product-data/ONE?site=ww')).toMatchObject({
    groups: [
      {
        rows: [
          { key: 'depth', meaning: null },
          { key: 'power', meaning },
        ],
      },
    ],
  })
  expect(await service.json('/product-data/TWO?site=ww')).toMatchObject({
    groups: [
      { rows: expect.arrayContaining([expect.objectContaining({ key: 'spindle', meaning })]) },
    ],
  })
})

it('of two figures of one meaning, the preferred term has it, and a category takes that one', async () => {
  const both = machine('ONE', 'technicalData: { cutting: { spindle: 9 kW, power: 11 kW } }')
  const service = await startService({
    'glossary.yaml': GLOSSARY,
    'categories/new.yaml': CATEGORY,
    'products/one.yaml': both,
    'products/two.yaml': TWO,
  })
  expect(await service.json('/product-data/ONE?site=ww')).toMatchObject({
    groups: [
      {
        rows: [
          { key: 'spindle', meaning: null },
          { key: 'power', meaning: { key: 'toolPower' } },
        ],
      },
    ],
  })
  const { data } = products.parse(await service.json('/api/ww/products/NEW.json'))
  const one = data.find(({ code }) => code === 'ONE')
  expect(written(one?.figures ?? [])).toEqual(['Blade motor 11'])
})

it('a meaning of unknown terms, and a term of two meanings, are problems of the glossary', async () => {
  const meaning = (terms: string) =>
    `{ label: { en: M, de: M, it: M, fr: M, es: M, pt: M }, terms: ${terms} }`
  const service = await start(`${TERMS}
meanings:
  a: ${meaning('[power, nothing]')}
  b: ${meaning('[power, spindle]')}
units: { rpm: rpm }
`)
  const problems = await service.problems()
  const fields = problems.filter(({ file }) => file === 'glossary.yaml').map(({ field }) => field)
  expect(new Set(fields)).toEqual(new Set(['meanings.a.terms[1]', 'meanings.b.terms[0]']))
})

it('a figure of a category has to be a term', async () => {
  const service = await startService({
    'glossary.yaml': GLOSSARY,
    'categories/new.yaml': CATEGORY.replace('weight', 'wieght'),
    'products/one.yaml': ONE,
  })
  const problems = await service.problems()
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'categories/new.yaml', got: 'wieght' }),
  )
})
