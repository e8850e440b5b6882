import { createHash } from 'node:crypto'
import type { KeyFigure, ProductCategory, ProductData, ProductDetail } from '../../src/contract'
import { sites, type Language, type SiteHandle } from '../../src/sites'
import type { ContentVersion } from './build/content-version'
import { formatNumber } from './model/site-number'
import type { SiteContent } from './build/site'

/** Words for made-up texts, per language; enough for pages of a realistic length. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'the machine cuts thick slabs with a steady feed while sensors watch blade wear and water flow so operators change jobs without stopping the line',
  it: 'la macchina taglia lastre spesse con avanzamento costante mentre i sensori controllano usura del disco e portata acqua e il cambio lavoro avviene senza fermi',
  de: 'die Maschine schneidet dicke Platten mit konstantem Vorschub während Sensoren Verschleiß und Wasserfluss prüfen sodass der Wechsel ohne Stillstand gelingt',
  fr: 'la machine coupe des tranches épaisses avec une avance constante pendant que des capteurs surveillent usure et débit pour changer de série sans arrêt',
  es: 'la máquina corta tablas gruesas con avance constante mientras los sensores vigilan el desgaste y el caudal para cambiar de serie sin paradas',
  pt: 'a máquina corta chapas espessas com avanço constante enquanto sensores vigiam o desgaste e o caudal para mudar de série sem paragens',
}

/** Whole numbers from a seed: the same product is the same on every machine and day. */
const numbersFrom = (seed: string) => {
  const bytes = createHash('sha256').update(seed).digest()
  let position = 0
  return (below: number): number => {
    position = (position + 2) % (bytes.length - 1)
    return bytes.readUInt16BE(position) % below
  }
}

const sentence = (language: Language, next: (below: number) => number, length: number): string => {
  const words = WORDS[language].split(' ')
  const start = next(words.length)
  const picked = Array.from({ length }, (_, index) => words[(start + index) % words.length] ?? '')
  const text = picked.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const nameOf = (index: number) => `Synthetica ${1000 + index}`
const slugOf = (index: number) => `synthetica-${1000 + index}`
const codeOf = (index: number) => `SYN-${1000 + index}`

/** Figures of made-up products: `steps` possible values, each one `step` apart, as with real machines. */
const KEY_FIGURES = [
  { key: 'syntheticPower', label: 'P', unit: 'kW', step: 0.5, steps: 90 },
  { key: 'syntheticLength', label: 'L', unit: 'mm', step: 100, steps: 60 },
  { key: 'syntheticDepth', label: 'D', unit: 'mm', step: 5, steps: 80 },
  { key: 'syntheticWeight', label: 'M', unit: 'kg', step: 250, steps: 120 },
] as const

const figureOf = (
  { key, label, unit, step, steps }: (typeof KEY_FIGURES)[number],
  site: SiteHandle,
  next: (below: number) => number,
): KeyFigure => ({
  key,
  label,
  meaning: null,
  value: formatNumber(String(step * (1 + next(steps))), site),
  unit,
})

/** The common input for all products of one site. */
interface Surroundings {
  readonly content: SiteContent
  /** The category of product `index` in each site. */
  readonly categoryIn: (site: SiteHandle, index: number) => ProductCategory | undefined
  readonly siteHandles: readonly SiteHandle[]
  readonly total: number
}

/** One to three options of a list, spread evenly. */
const idsOf = (
  content: SiteContent,
  list:
    'materialsCategories' | 'processesCategories' | 'industriesCategories' | 'typologyCategories',
  next: (below: number) => number,
) => {
  const options = content.filters.get(list) ?? []
  const first = next(Math.max(1, options.length))
  return options.slice(first, first + 1 + next(3)).map(({ id }) => ({ id }))
}

const translationsOf = (index: number, { siteHandles, categoryIn }: Surroundings) =>
  Object.fromEntries(
    siteHandles.flatMap((site) => {
      const category = categoryIn(site, index)
      return category ? [[site, `${category.slug}/${slugOf(index)}`]] : []
    }),
  )

const makeProduct = (index: number, surroundings: Surroundings): ProductDetail | null => {
  const { content, categoryIn, total } = surroundings
  const category = categoryIn(content.site, index)
  const model = content.products.find((product) => product.category.code === category?.code)
  if (!category) return null
  const { language } = sites[content.site]
  const next = numbersFrom(codeOf(index))
  const paragraph = () => `<p>${[1, 2, 3].map(() => sentence(language, next, 18)).join(' ')}</p>`
  return {
    id: String(900_000_000 + index),
    code: codeOf(index),
    section: 'machines',
    title: nameOf(index),
    slug: slugOf(index),
    category: { id: category.id, code: category.code, slug: category.slug, title: category.title },
    abstract: sentence(language, next, 16),
    image: model?.image ?? null,
    figures: KEY_FIGURES.map((figure) => figureOf(figure, content.site, next)),
    businessUnits: category.businessUnits,
    materials: idsOf(content, 'materialsCategories', next),
    typologies: idsOf(content, 'typologyCategories', next),
    industries: idsOf(content, 'industriesCategories', next),
    processes: idsOf(content, 'processesCategories', next),
    facts: [],
    dimensions: [],
    outline: null,
    versions: ['A', 'B', 'C'].map((letter) => ({
      code: `${codeOf(index)}-${letter}`,
      title: `${nameOf(index)} ${letter}`,
      abstract: sentence(language, next, 10),
      typologies: idsOf(content, 'typologyCategories', next),
      figures: KEY_FIGURES.slice(0, 2).map((figure) => figureOf(figure, content.site, next)),
    })),
    dateIntroduced: `20${10 + next(16)}-0${1 + next(9)}-${10 + next(18)}`,
    translations: translationsOf(index, surroundings),
    claim: sentence(language, next, 6),
    description: paragraph() + paragraph(),
    gallery: model?.gallery ?? [],
    features: [0, 1].map(() => ({
      title: sentence(language, next, 4),
      text: paragraph(),
      image: null,
      figures: [],
    })),
    documents: [],
    relatedProducts: [1, 2, 3].map((step) => codeOf((index + step) % total)),
    actions: [],
    seo: null,
    dateUpdated: null,
  }
}

const dataOf = (product: ProductDetail): [string, ProductData][] =>
  [product.code, ...product.versions.map(({ code }) => code)].map((code) => [
    code,
    {
      code,
      groups: [{ title: product.title, rows: product.figures }],
      dataSheet: null,
    },
  ])

/**
 * A content version with made-up products in addition. They are the same in every run, exist in every site,
 * and are spread over the site's categories. For benchmarks; they are never written to a file.
 *
 * @param count products per site; 0 leaves the content unchanged
 */
export function withSyntheticProducts(
  contentVersion: ContentVersion,
  count: number,
): ContentVersion {
  if (count === 0) return contentVersion
  const categoryIn = (site: SiteHandle, index: number) => {
    const categories = contentVersion.sites.get(site)?.categories ?? []
    return categories[index % Math.max(1, categories.length)]
  }
  const siteHandles = [...contentVersion.sites.keys()]
  const extended = [...contentVersion.sites].map(([site, content]): [SiteHandle, SiteContent] => {
    const surroundings = { content, categoryIn, siteHandles, total: count }
    const made = Array.from({ length: count }, (_, index) => makeProduct(index, surroundings))
    const products = made.filter((product) => product !== null)
    return [
      site,
      {
        ...content,
        products: [...content.products, ...products],
        productData: new Map([...content.productData, ...products.flatMap(dataOf)]),
      },
    ]
  })
  return { ...contentVersion, sites: new Map(extended) }
}
