import { type Finding, violation, warning } from '../finding'
import type { Asked, SiteSnapshot } from '../snapshot'

/** Complains of each value that was seen before. */
const once = (what: string) => {
  const seen = new Map<string, string>()
  return (asked: Asked<unknown>, path: string, value: string): Finding[] => {
    const other = seen.get(value)
    seen.set(value, other ?? `${asked.address} ${path}`)
    return other === undefined
      ? []
      : [violation(asked, path, `each ${what} once`, `"${value}", which ${other} has too`)]
  }
}

const byAddress = (a: Asked<unknown>, b: Asked<unknown>) => (a.address < b.address ? -1 : 1)

/**
 * A site's catalogue is consistent. Codes and slugs are unique, and products are in the category
 * that lists them. The three calls for a category give the same data.
 */
export function checkProducts({ answers }: SiteSnapshot): Finding[] {
  const categories = [...answers.productsCategory].sort(byAddress)
  const productCode = once('product code')
  const versionCode = once('version code')
  const listedSlug = once('slug of a category')
  const slugByCode = new Map(categories.map(({ data }) => [data.code, data.slug]))

  const differs = (
    asked: Asked<unknown>,
    path: string,
    expected: string,
    got: string,
  ): Finding[] =>
    expected === got ? [] : [violation(asked, path, JSON.stringify(expected), JSON.stringify(got))]

  return [
    ...answers.productsCategoryEntry.flatMap((asked) => [
      ...differs(asked, 'id', asked.parameters.id ?? '', asked.data.id),
      ...differs(
        asked,
        'slug',
        slugByCode.get(asked.data.code) ?? asked.data.slug,
        asked.data.slug,
      ),
    ]),
    ...[...answers.products].sort(byAddress).flatMap((asked) => {
      const code = asked.parameters.code ?? ''
      if (asked.data.length === 0 && !asked.positions) {
        return [warning(asked, 'data', 'a category with products', 'none')]
      }
      return asked.data.flatMap((product, index) => {
        const { category, slug } = product
        const path = `data[${index}]`
        return [
          ...differs(asked, `${path}.category.code`, code, category.code),
          ...differs(
            asked,
            `${path}.category.slug`,
            slugByCode.get(code) ?? category.slug,
            category.slug,
          ),
          ...listedSlug(asked, `${path}.slug`, `${category.slug}/${slug}`),
          ...productCode(asked, `${path}.code`, product.code),
          ...product.versions.flatMap((version, at) =>
            versionCode(asked, `${path}.versions[${at}].code`, version.code),
          ),
        ]
      })
    }),
  ]
}
