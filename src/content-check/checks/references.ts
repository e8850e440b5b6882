import type { MenuPage } from '../../contract'
import { isObject } from '../../contract/is-object'
import { referencePath, routeNames } from '../../routes'
import type { Pages } from '../elements'
import { type Finding, violation, warning } from '../finding'
import type { Asked, SiteSnapshot } from '../snapshot'
import { walk } from '../walk'

interface Reference {
  readonly section: string | null
  readonly slug: string | null
}

const shown = ({ section, slug }: Reference) =>
  section === null
    ? 'no section'
    : `the section ${section}${slug === null ? '' : ` and the slug "${slug}"`}`

/**
 * The targets of a site's answers exist in that site: menus, buttons, lists, results, product
 * codes.
 */
export function checkReferences({ site, answers }: SiteSnapshot, pages: Pages): Finding[] {
  const codes = new Set(answers.product.map(({ data }) => data.code))

  const page = (asked: Asked<unknown>, path: string, reference: Reference): Finding[] => {
    const { section, slug } = reference
    return section !== null && pages.find(site, section, slug)
      ? []
      : [violation(asked, path, 'a page of this site', shown({ section, slug }))]
  }

  /** A job or a social project has no page of its own: it is on the page that lists all of them. */
  const found = (asked: Asked<unknown>, path: string, { section, slug }: Reference): Finding[] => {
    const hasPage = section !== null && referencePath({ section, slug }, site) !== null
    return page(asked, path, { section, slug: hasPage ? slug : null })
  }

  const product = (asked: Asked<unknown>, path: string, code: string): Finding[] =>
    codes.has(code)
      ? []
      : [violation(asked, path, 'the code of a product of this site', `"${code}"`)]

  const menu = (asked: Asked<unknown>, path: string, items: readonly MenuPage[]): Finding[] =>
    items.flatMap((item, index) => {
      const own = `${path}[${index}]`
      const { section, externalUrl, type, children, navigationActions } = item
      const leads = externalUrl !== null || type === 'passive'
      // A heading over other items needs no page of its own.
      const heading = section === null && (children.length > 0 || item.dynamicSection !== null)
      return [
        ...(leads || heading ? [] : page(asked, own, item)),
        ...menu(asked, `${own}.children`, children),
        ...navigationActions.flatMap((action, at) =>
          action.externalUrl === null ? page(asked, `${own}.navigationActions[${at}]`, action) : [],
        ),
      ]
    })

  const composed = [
    ...answers.page,
    ...answers.entry,
    ...answers.product,
    ...answers.productsCategory,
    ...answers.globalConfigs,
  ]
  const actions = composed.flatMap((asked) =>
    walk(asked.data).flatMap(({ path, value }) => {
      if (!isObject(value)) return []
      if (path.endsWith('actionPage')) {
        const { section, slug } = value
        return typeof section === 'string'
          ? page(asked, path, { section, slug: typeof slug === 'string' ? slug : null })
          : []
      }
      if (value.type !== 'products' || !Array.isArray(value.codes)) return []
      return value.codes.flatMap((code: unknown, index) =>
        product(asked, `${path}.codes[${index}]`, String(code)),
      )
    }),
  )

  return [
    ...actions,
    ...answers.navigation.flatMap((asked) => [
      ...menu(asked, 'mainNavigation', asked.data.mainNavigation),
      ...menu(asked, 'headerNavigation', asked.data.headerNavigation),
      ...menu(asked, 'footerNavigation', asked.data.footerNavigation),
      ...menu(asked, 'sitemap', asked.data.sitemap),
    ]),
    ...answers.globalConfigs.flatMap((asked) => [
      ...asked.data.mainNavHighlights.flatMap((highlight, index) =>
        page(asked, `mainNavHighlights[${index}]`, highlight),
      ),
      ...asked.data.newsletterBox.flatMap((route, index) =>
        routeNames.some((name) => name === route)
          ? []
          : [violation(asked, `newsletterBox[${index}]`, 'the name of a route', `"${route}"`)],
      ),
    ]),
    ...answers.product.flatMap((asked) =>
      asked.data.relatedProducts.flatMap((code, index) =>
        product(asked, `relatedProducts[${index}]`, code),
      ),
    ),
    ...answers.sitemap.flatMap((asked) =>
      asked.data.flatMap((entry, index) => page(asked, `data[${index}]`, entry)),
    ),
    ...answers.shortlink.flatMap((asked) =>
      asked.data.externalUrl === null ? page(asked, '', asked.data) : [],
    ),
    ...answers.search.flatMap((asked) => [
      ...asked.data.flatMap((result, index) =>
        result.document === null ? found(asked, `data[${index}]`, result) : [],
      ),
      ...(asked.data.length === 0
        ? [warning(asked, 'data', 'the product whose title was searched for', 'no results')]
        : []),
    ]),
  ]
}
