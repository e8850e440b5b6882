import {
  facetLists,
  facetNames,
  FILE_VERSION,
  writeColumn,
  type CatalogueFile,
  type FacetColumn,
  type FacetName,
} from '../../../features/catalogue'
import { sites, type SiteHandle } from '../../../sites'
import { figureColumns } from './figure-columns'
import type { CatalogueList, CatalogueProduct } from './read-products'
import { versionsOf, type VersionContent } from './versions'

const DAY_MS = 86_400_000

type Reference = { readonly id: string }

/** The references that a facet reads, for each product or for each version. */
const referencesOf = (
  name: FacetName,
  products: readonly CatalogueProduct[],
  versions: readonly VersionContent[],
): readonly (readonly Reference[])[] => {
  if (name === 'typologies') return versions.map(({ typologies }) => typologies)
  if (name === 'categories') return products.map(({ category }) => [category])
  return products.map((product) => product[name])
}

function facetColumn(
  name: FacetName,
  list: CatalogueList | undefined,
  references: readonly (readonly Reference[])[],
): FacetColumn {
  const options = (list?.options ?? [])
    .filter(({ active }) => active)
    .map(({ id, title, group }) => ({ id, title, ...(group !== null && { group }) }))
  const known = (own: readonly Reference[]): number[] => {
    const ids = new Set(own.map(({ id }) => id))
    return options.flatMap(({ id }, index) => (ids.has(id) ? index : []))
  }
  const level = name === 'typologies' ? 'version' : 'product'
  return { name, options, level, ...writeColumn(references.map(known)) }
}

/** For each title, its position in the alphabetical order of a site's language. */
function alphabeticalOf(titles: readonly string[], site: SiteHandle): number[] {
  const collator = new Intl.Collator(sites[site].intlLocale, { numeric: true })
  const sorted = titles
    .map((title, product) => ({ title, product }))
    .sort((a, b) => collator.compare(a.title, b.title) || a.product - b.product)
  const places = titles.map(() => 0)
  sorted.forEach(({ product }, place) => (places[product] = place))
  return places
}

const daysOf = (date: string | null): number | null =>
  date === null ? null : Math.floor(Date.parse(date) / DAY_MS)

/**
 * The data that filter a site's catalogue.
 *
 * @param products of the site, in the order of its catalogue
 * @param lists the filter lists of the site
 */
export function catalogueFile(
  products: readonly CatalogueProduct[],
  lists: readonly CatalogueList[],
  site: SiteHandle,
): CatalogueFile {
  const titles = products.map(({ title }) => title)
  const versions = products.map(versionsOf)
  const allVersions = versions.flat()
  return {
    version: FILE_VERSION,
    titles,
    versions: versions.map(({ length }) => length),
    introduced: products.map(({ dateIntroduced }) => daysOf(dateIntroduced)),
    alphabetical: alphabeticalOf(titles, site),
    facets: facetNames.map((name) =>
      facetColumn(
        name,
        lists.find(({ list }) => list === facetLists[name]),
        referencesOf(name, products, allVersions),
      ),
    ),
    figures: figureColumns(allVersions, site),
  }
}
