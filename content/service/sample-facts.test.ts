import path from 'node:path'
import { z } from 'zod'
import { languages, siteHandles, type Language, type SiteHandle } from '../../src/sites'
import { LibraryReader } from './files/library'
import type { SourceFile } from './files/source-file'
import { figuresField } from './model/common-schemas'
import { localise } from './model/localise'
import { overlay } from './model/plain'
import { technicalDataField } from './model/product-schemas'

const facts = z.object({
  title: z.string(),
  figures: figuresField.default({}),
  technicalData: technicalDataField.default({}),
})
const product = facts.extend({ versions: z.array(facts.partial()).default([]) })

/** All rows of all groups, by their terms. */
const rowsOf = (technicalData: z.infer<typeof technicalDataField>) =>
  Object.values(technicalData).flatMap((rows) => Object.entries(rows))

const contradictions = (
  figures: z.infer<typeof figuresField>,
  technicalData: z.infer<typeof technicalDataField>,
) =>
  Object.entries(figures).filter(
    ([term, value]) =>
      !rowsOf(technicalData).some(([row, own]) => row === term && String(own) === String(value)),
  )

/** The text at a place of a file (`body`, `blocks.1.text`) in a language, without tags. */
const textAt = (file: SourceFile | undefined, place: string, language: Language): string => {
  const keys = place.split('.')
  const found = [...keys, language].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : value),
    file?.data,
  )
  return typeof found === 'string' ? found.replace(/<[^>]*>/g, ' ') : ''
}

/** The numbers of a text in order, without the digit grouping of any language. */
const numbersIn = (text: string): number[] =>
  (
    text.replace(/(?<=\d)[ .,\u00A0\u202F](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []
  ).map((number) => Number(number.replace(',', '.')))

const fail = (_: unknown, expected: string, got: string) => {
  throw new Error(`expected ${expected}, got ${got}`)
}

describe('the facts of the sample products', () => {
  it('are the same in figures and technical data, for products and their versions', async () => {
    const { files } = await new LibraryReader(path.join(__dirname, '../saxum')).read()
    const products = files.filter((file) => /^products\/[^_]/.test(file.path))
    expect(products.length).toBeGreaterThanOrEqual(24)
    const found = products.flatMap((file) => {
      const { figures, technicalData, versions } = product.parse(
        localise(file.data, 'ww', [], fail),
      )
      const ofVersions = versions.flatMap((version) =>
        contradictions(
          version.figures ?? {},
          technicalDataField.parse(overlay(technicalData, version.technicalData)),
        ),
      )
      return [...contradictions(figures, technicalData), ...ofVersions].map(
        ([term, value]) => `${file.path}: ${term} ${value}`,
      )
    })
    expect(found).toEqual([])
  })
})

describe('the facts for a buyer', () => {
  let files: readonly SourceFile[]
  beforeAll(async () => {
    files = (await new LibraryReader(path.join(__dirname, '../saxum')).read()).files
  })
  const file = (name: string) => files.find((each) => each.path === `${name}.yaml`)
  const told = z.array(
    z.object({
      key: z.string(),
      text: z.string().optional(),
      page: z.string().optional(),
      anchor: z.string().optional(),
    }),
  )
  const shared = z.object({ productFacts: z.object({ facts: told }) })
  const own = z.object({ facts: told.default([]) })
  const faq = z.object({
    blocks: z.array(
      z.object({
        questions: z.array(z.object({ key: z.string(), answer: z.string() })).optional(),
      }),
    ),
  })
  /** A field of a file in a site. Only this field is read, because others may lack the site's language. */
  const read = <Shape extends z.ZodType>(
    schema: Shape,
    name: string,
    field: string,
    site: SiteHandle,
  ) => {
    const data = z.record(z.string(), z.unknown()).parse(file(name)?.data)
    return schema.parse(localise({ [field]: data[field] }, site, [], fail))
  }

  it.each(siteHandles)('in %s: the numbers are those of the answers that it leads to', (site) => {
    const questions = read(faq, 'entries/faq', 'blocks', site).blocks.flatMap(
      (each) => each.questions ?? [],
    )
    const { facts } = read(shared, 'globals/globalConfigs', 'productFacts', site).productFacts
    const names = files
      .map(({ path: name }) => name.replace(/\.yaml$/, ''))
      .filter((name) => /^(?:categories|products)\/[^_]/.test(name))
    for (const fact of facts.filter(({ page }) => page === 'entries/faq')) {
      const answer = questions.find(({ key }) => key === fact.anchor)?.answer ?? ''
      const others = names.flatMap((name) =>
        read(own, name, 'facts', site).facts.filter(({ key }) => key === fact.key),
      )
      for (const { text = '' } of [fact, ...others]) {
        expect(numbersIn(answer)).toEqual(expect.arrayContaining(numbersIn(text)))
      }
      expect(answer).not.toBe('')
    }
  })
})

describe('figures that follow from the sample texts', () => {
  let files: readonly SourceFile[]
  beforeAll(async () => {
    files = (await new LibraryReader(path.join(__dirname, '../saxum')).read()).files
  })
  const file = (name: string) => files.find((each) => each.path === `${name}.yaml`)

  /** The languages that a file is written in. */
  const spoken = (name: string, place: string) =>
    languages.filter((language) => textAt(file(name), place, language) !== '')

  it('the heat of the cut in Halland: less than the saw draws, and most of it', () => {
    const story = 'entries/customerStories/granite-in-halland'
    const saw = product.parse(localise(file('products/filum-72')?.data, 'ww', [], fail))
    const rows = new Map(rowsOf(saw.technicalData))
    const [litres = 0] = numbersIn(String(rows.get('water')))
    const [power = 0] = numbersIn(String(rows.get('installedPower')))
    const degrees = {
      en: 'three degrees',
      it: 'tre gradi',
      de: 'drei Grad',
      fr: 'trois degrés',
      es: 'tres grados',
      pt: 'três graus',
    }
    for (const language of languages) {
      const text = textAt(file(story), 'blocks.1.text', language)
      const [, flow = ''] = /(\d+) m³/.exec(text) ?? []
      expect(Number(flow)).toBe((litres * 60) / 1000)
      expect(text).toContain(degrees[language])
      // Water absorbs 1.163 kWh for each cubic metre and kelvin.
      const heat = Number(flow) * 1.163 * 3
      expect(heat).toBeLessThan(power)
      expect(heat).toBeGreaterThan(power / 2)
    }
  })

  it('a damaged bearing: both frequencies are those of its balls, turning at the speed of the shaft', () => {
    const story = 'entries/innovationStories/listening-to-bearings'
    const told = spoken(story, 'blocks.0.text')
    expect(told.length).toBeGreaterThan(2)
    for (const language of told) {
      const numbers = numbersIn(textAt(file(story), 'blocks.0.text', language))
      const [speed = 0, outer = 0, inner = 0] = numbers.slice(numbers.indexOf(3000))
      expect(((outer + inner) / (speed / 60)) % 1).toBe(0)
      expect(inner).toBeGreaterThan(outer)
    }
  })

  it('the apprentices are as many in the news as on the page of the school', () => {
    for (const language of languages) {
      const [, finished, still] = numbersIn(
        textAt(file('entries/educationalProjects'), 'blocks.0.text', language),
      )
      const news = numbersIn(
        textAt(file('entries/newsAndEvents/apprentices-2026'), 'body', language),
      )
      expect([still, news.includes(finished ?? 0)]).toEqual([164, true])
    }
  })

  it('the tool that wears: the contour is wrong by half of that, and not by half', () => {
    const halves = {
      en: 'half of that',
      it: 'metà di quel valore',
      de: 'Hälfte davon',
      fr: 'moitié de cette valeur',
      es: 'mitad de ese valor',
      pt: 'metade desse valor',
    }
    for (const language of languages) {
      expect(textAt(file('entries/articles/tool-wear'), 'blocks.0.text', language)).toContain(
        halves[language],
      )
    }
  })

  it('the water loop pays back in the months that it says', () => {
    for (const language of languages) {
      const numbers = numbersIn(
        textAt(file('entries/webinars/water-loop'), 'blocks.2.text', language),
      )
      const [cost = 0, water = 0, lorries = 0, running = 0, left = 0, months = 0] = numbers
      expect(water + lorries - running).toBe(left)
      expect(Math.round((cost / left) * 12)).toBe(months)
    }
  })

  it('the water that is topped up: what Clara Zero does not return in two shifts', () => {
    const { technicalData, versions } = product.parse(
      localise(file('products/clara-zero')?.data, 'ww', [], fail),
    )
    const plants = [
      technicalData,
      ...versions.map((version) => overlay(technicalData, version.technicalData)),
    ]
    for (const plant of plants) {
      const rows = new Map(
        rowsOf(technicalDataField.parse(plant)).map(([term, value]) => [
          term,
          numbersIn(String(value))[0] ?? 0,
        ]),
      )
      const daily = ((rows.get('flowRate') ?? 0) * 60 * 16) / 1000
      expect(rows.get('freshWater')).toBe(
        Math.round((daily * (100 - (rows.get('waterReuse') ?? 0))) / 100),
      )
    }
    for (const language of languages) {
      const answer = textAt(file('entries/faq'), 'blocks.2.questions.3.answer', language)
      expect(numbersIn(answer).slice(-2)).toEqual([6, 2])
    }
  })

  it('the bow of a wire follows from its load and its tension', () => {
    for (const language of languages) {
      const numbers = numbersIn(
        textAt(file('entries/articles/wire-tension'), 'blocks.0.text', language),
      )
      const [load = 0, length = 0, tension = 0, bow] = numbers.slice(numbers.indexOf(60))
      expect(Math.round((load * length ** 2) / (8 * tension))).toBe(bow)
    }
  })
})
