import { filterLists, type FilterListName, type FilterOption } from '../../../src/contract'
import { oneOf, reject, within, type BuildContext, type Field } from './context'
import { idOf } from './collection'
import { term } from './figures'
import { itemIn, itemsIn } from './collections'

/** The list that comes from the category files and has no file of its own. */
const CATEGORY_LIST: FilterListName = 'productsCategories'

const categoryOptions = (context: BuildContext): FilterOption[] => {
  const { collections, site } = context
  const used = new Set(itemsIn(collections.products, site).map((product) => product.data.category))
  return [...itemsIn(collections.categories, site)]
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data, ref, file }) => ({
      id: data.id ?? idOf(ref),
      title: data.title,
      group: null,
      active: used.has(file.name),
      slug: data.slug,
      code: data.code,
    }))
}

function fileOptions(context: BuildContext, list: FilterListName): FilterOption[] {
  const item = itemIn(context.collections.filters, context.site, `filters/${list}`)
  if (!item) return []
  return Object.entries(item.data).map(([key, { group, ...option }]) => ({
    ...option,
    group: group === undefined ? null : term({ context, item, path: [key, 'group'] }, group),
    slug: null,
    code: null,
  }))
}

/** All 13 filter lists of a site; a list without a file is empty. */
export const buildFilters = (context: BuildContext): ReadonlyMap<FilterListName, FilterOption[]> =>
  new Map(
    filterLists.map((list) => [
      list,
      list === CATEGORY_LIST ? categoryOptions(context) : fileOptions(context, list),
    ]),
  )

/** The ids of options that a file names by their keys; an unknown key is reported. */
export function optionIds(
  field: Field,
  list: FilterListName,
  keys: readonly string[],
): { id: string }[] {
  const { collections, site } = field.context
  const options = itemIn(collections.filters, site, `filters/${list}`)?.data ?? {}
  return keys.flatMap((key, index) => {
    const option = options[key]
    if (option) return [{ id: option.id }]
    reject(within(field, index), `${oneOf(Object.keys(options))} (filters/${list}.yaml)`, key)
    return []
  })
}
