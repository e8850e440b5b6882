import { type CatalogueCard, versionsFound } from '../../features/catalogue'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import type { Chosen } from '../../features/compare'
import type { Figure, ProductCardView } from '../../ui/view-models'

/** A found machine of the list, and its versions that meet the choice. */
export interface FoundMachine {
  readonly index: number
  readonly title: string
  /** `null` while the card is loading. */
  readonly card: ProductCardView | null
  /** Titles of the versions found; empty if they need not be told apart. */
  readonly versions: readonly string[]
  /** The item to compare: the found version if there is exactly one, else the product. */
  readonly compared: Chosen | null
}

/** The search and its result. */
export type Search = Pick<CatalogueFilterState, 'catalogue' | 'found' | 'choice' | 'isFiltered'>

/** The figures that the visitor filters by come first. */
function chosenFirst(figures: readonly Figure[], keys: ReadonlySet<string>): Figure[] {
  const isChosen = ({ key, meaning }: Figure) => keys.has(meaning?.key ?? key ?? '')
  return [...figures.filter(isChosen), ...figures.filter((figure) => !isChosen(figure))]
}

/** A product of the list with its search result; its link leads to the version found. */
export function foundMachine(
  index: number,
  card: CatalogueCard | undefined,
  { catalogue, found, choice, isFiltered }: Search,
): FoundMachine {
  const title = catalogue.titles[index] ?? ''
  if (!card) return { index, title, card: null, versions: [], compared: null }
  const isChoice = isFiltered && card.versions.length > 1
  const versions = isChoice
    ? versionsFound(catalogue, found, index).flatMap((version) => card.versions[version] ?? [])
    : []
  const [first] = versions
  const isOne = versions.length === 1 && first !== undefined
  return {
    index,
    title,
    card: {
      ...card,
      href: isOne && card.href ? `${card.href}?version=${first.code}` : card.href,
      figures: chosenFirst(first?.figures ?? card.figures, new Set(Object.keys(choice.ranges))),
    },
    compared: isOne ? first : card,
    versions: versions.length === card.versions.length ? [] : versions.map((each) => each.title),
  }
}
