import type { CatalogueProduct } from '../read-products'

type Figure = CatalogueProduct['figures'][number]
type Version = CatalogueProduct['versions'][number]

/** A product with the fields that a test cares about, and defaults. */
export const product = (own: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  site: 'ww',
  code: 'SAW-1',
  title: 'Saw',
  slug: 'saw',
  abstract: null,
  dateIntroduced: null,
  category: { id: '10', slug: 'saws', title: 'Saws' },
  image: null,
  actions: [],
  figures: [],
  businessUnits: [],
  materials: [],
  typologies: [],
  industries: [],
  processes: [],
  versions: [],
  ...own,
})

export const version = (own: Partial<Version> = {}): Version => ({
  code: 'SAW-1-A',
  title: 'Saw A',
  typologies: [],
  figures: [],
  ...own,
})

/** A figure in millimetres unless a test says otherwise. */
export const figure = (key: string | null, value: string, unit: string | null = 'mm'): Figure => ({
  key,
  label: key ?? 'Words',
  value,
  unit,
  meaning: null,
})

/** References to options. */
export const refs = (...ids: readonly string[]) => ids.map((id) => ({ id }))
