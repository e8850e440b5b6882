import type { OfferedOption } from '../../features/category-filter'

/** More options than a visitor reads through. */
const MANY = 20

/** The options of a facet by their places in the panel. */
interface PlacedOptions {
  readonly shown: readonly OfferedOption[]
  /** Folded: options of a single product, in a list that is long without them. */
  readonly rare: readonly OfferedOption[]
  /** Folded: options without products. */
  readonly empty: readonly OfferedOption[]
}

/**
 * Places the options of a facet by use. A long list shows the options that tell several products
 * apart; a short list shows every option that some product of the page has.
 *
 * @param everHere whether any product of the page has the option, without other choices
 */
export function placed(
  options: readonly OfferedOption[],
  everHere: (index: number) => boolean,
): PlacedOptions {
  const isLong = options.length > MANY
  const isHere = ({ isChosen, count }: OfferedOption, index: number) =>
    isChosen || (isLong ? count > 0 : everHere(index))
  const here = options.filter(isHere)
  const isShown = ({ isChosen, count }: OfferedOption) =>
    here.length <= MANY || isChosen || count > 1
  return {
    shown: here.filter(isShown),
    rare: here.filter((option) => !isShown(option)),
    empty: options.filter((option, index) => !isHere(option, index)),
  }
}
