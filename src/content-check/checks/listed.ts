import { differences, endpointPath, endpoints, type Listed } from '../../contract'
import { type Finding, violation } from '../finding'
import type { Asked, SiteSnapshot } from '../snapshot'

type Parameters = Readonly<Record<string, string>>

/** The addresses in lists must answer with the items that the lists name. */
export function checkListed({ site, answers }: SiteSnapshot): Finding[] {
  const own = new Map(
    [...answers.entry, ...answers.product, ...answers.productsCategory].map(
      (asked): [string, Asked<Listed>] => [asked.address, asked],
    ),
  )
  const told = new Set<string>()

  const compare = (path: string, parameters: Parameters, listed: Listed): Finding[] => {
    const asked = own.get(endpointPath(path, parameters))
    return (asked ? differences(listed, asked.data) : []).flatMap((difference) => {
      const { field } = difference
      // Several lists may name one item, but a mistake in it counts once.
      const key = `${asked?.address} ${field} ${difference.listed}`
      if (!asked || told.has(key)) return []
      told.add(key)
      const expected = `${JSON.stringify(difference.listed)}, as the list says that names it`
      return [violation(asked, field, expected, JSON.stringify(difference.answered))]
    })
  }

  return [
    ...answers.shortlink.flatMap((asked) => {
      const { code = '' } = asked.parameters
      return asked.data.code.toLowerCase() === code.toLowerCase()
        ? []
        : [violation(asked, 'code', JSON.stringify(code), JSON.stringify(asked.data.code))]
    }),
    ...[...answers.listing, ...answers.listingOfType].flatMap(({ data }) =>
      data.flatMap((item) =>
        item.slug === null
          ? []
          : compare(endpoints.entry.path, { site, section: item.section, page: item.slug }, item),
      ),
    ),
    ...answers.products.flatMap(({ data }) =>
      data.flatMap((product) =>
        compare(
          endpoints.product.path,
          { site, category: product.category.slug, slug: product.slug },
          product,
        ),
      ),
    ),
    ...answers.filters
      .filter(({ parameters }) => parameters.list === 'productsCategories')
      .flatMap(({ data }) =>
        data.flatMap((option) =>
          option.code === null
            ? []
            : compare(endpoints.productsCategory.path, { site, code: option.code }, option),
        ),
      ),
  ]
}
