import { filterLists, type FilterListName } from '../../contract'
import { type Finding, violation } from '../finding'
import type { Asked, SiteSnapshot } from '../snapshot'

interface Reference {
  readonly id: string
}

/** The list that each field of a product refers to (requirements 3). */
const productFields = [
  ['businessUnits', 'businessUnitsCategories'],
  ['materials', 'materialsCategories'],
  ['typologies', 'typologyCategories'],
  ['industries', 'industriesCategories'],
  ['processes', 'processesCategories'],
] as const

const checkList = (asked: SiteSnapshot['answers']['filters'][number]): Finding[] => {
  return asked.data.flatMap((option, index) => {
    const findings: Finding[] = []
    if (asked.parameters.list === 'productsCategories') {
      // A category without a code is asked for by its id.
      if (option.slug === null) {
        findings.push(violation(asked, `data[${index}].slug`, 'a slug', 'nothing'))
      }
    }
    return findings
  })
}

/**
 * Ids in products, categories, entries and places must exist in the filter lists that they refer
 * to.
 */
export function checkFilters({ answers }: SiteSnapshot): Finding[] {
  const ids = new Map<string, Set<string>>()
  for (const { parameters, data } of answers.filters) {
    ids.set(parameters.list ?? '', new Set(data.map(({ id }) => id)))
  }

  const dangling = (
    asked: Asked<unknown>,
    path: string,
    references: readonly Reference[],
    lists: readonly FilterListName[],
  ): Finding[] => {
    // A list that failed is a finding already; its ids are unknown, not missing.
    if (lists.some((list) => !ids.has(list))) return []
    const expected = lists.length === 1 ? `an id of ${lists.join()}` : 'an id of a filter list'
    return references.flatMap(({ id }, index) =>
      lists.some((list) => ids.get(list)?.has(id))
        ? []
        : [violation(asked, `${path}[${index}].id`, expected, JSON.stringify(id))],
    )
  }

  const ofProduct = (asked: (typeof answers.product)[number]): Finding[] => {
    const { data } = asked
    return [
      ...productFields.flatMap(([field, list]) => dangling(asked, field, data[field], [list])),
      ...data.versions.flatMap(({ typologies }, index) =>
        dangling(asked, `versions[${index}].typologies`, typologies, ['typologyCategories']),
      ),
    ]
  }

  return [
    ...answers.filters.flatMap(checkList),
    ...answers.product.flatMap(ofProduct),
    ...answers.productsCategory.flatMap((asked) =>
      dangling(asked, 'businessUnits', asked.data.businessUnits, ['businessUnitsCategories']),
    ),
    ...[...answers.page, ...answers.entry].flatMap((asked) =>
      dangling(asked, 'categories', asked.data.categories, filterLists),
    ),
    ...answers.locator.flatMap((asked) =>
      asked.data.flatMap(({ services, areas }, index) => [
        ...dangling(asked, `data[${index}].services`, services, [
          'branchServicesCategories',
          'supportServicesCategories',
        ]),
        ...dangling(asked, `data[${index}].areas`, areas, ['geographicAreaCategories']),
      ]),
    ),
  ]
}
