import type { KeyFigure } from '../../../src/contract'
import type { SiteHandle } from '../../../src/sites'
import type { FiguresField } from '../model/common-schemas'
import type { Glossary } from '../model/global-schemas'
import { oneOf, reject, within, type Field } from './context'
import { readQuantity, UnknownUnitError } from './quantity'
import { numberSigns } from '../model/site-number'
import { typeset } from '../model/typeset'
import { onlyItem } from './collections'

/** The site that shows imperial values beside the metric ones. */
const IMPERIAL_SITE = 'en_na'

const EMPTY: Glossary = { terms: {}, meanings: {}, units: {} }

/** The glossary of a site; empty when the content has none. */
export const glossaryOf = ({ context }: Field) =>
  onlyItem(context.collections.glossary, context.site)?.data ?? EMPTY

/** Whether the glossary has a term. */
export const knowsTerm = (field: Field, name: string): boolean => name in glossaryOf(field).terms

/** The label of a glossary term; an unknown one is an error of the file. */
export function term(field: Field, name: string): string {
  const { terms } = glossaryOf(field)
  const label = terms[name]
  if (label === undefined) reject(field, 'a term of glossary.yaml', name)
  return label ?? name
}

/** The first term with the meaning of a term that is stated; the term itself if it has no such meaning. */
export function preferredTerm(field: Field, name: string, stated: FiguresField): string {
  const meanings = Object.values(glossaryOf(field).meanings)
  const same = meanings.find(({ terms }) => terms.includes(name))?.terms ?? []
  return same.find((each) => each in stated) ?? name
}

/**
 * The meaning that a term shares with other terms, if it shares one. Of several stated terms only the preferred
 * one has it.
 */
function meaningOf(field: Field, name: string, stated: FiguresField): KeyFigure['meaning'] {
  if (preferredTerm(field, name, stated) !== name) return null
  const shared = Object.entries(glossaryOf(field).meanings)
  const [key, meaning] = shared.find(([, { terms }]) => terms.includes(name)) ?? []
  return key && meaning ? { key, label: meaning.label } : null
}

/**
 * One figure with label and value as the site writes them; none when the unit is unknown.
 *
 * @param options.stated all figures of the same product, by their terms
 */
export function buildFigure(
  field: Field,
  name: string,
  raw: string | number,
  { withImperial = false, stated = {} }: { withImperial?: boolean; stated?: FiguresField } = {},
): KeyFigure[] {
  const { site } = field.context
  const { units } = glossaryOf(field)
  const label = term(field, name)
  try {
    return [
      {
        key: name,
        label,
        meaning: meaningOf(field, name, stated),
        ...readQuantity(raw, site, units, withImperial && site === IMPERIAL_SITE),
      },
    ]
  } catch (error) {
    if (!(error instanceof UnknownUnitError)) throw error
    reject(
      field,
      `a known unit (${oneOf(Object.keys(units))} or a usual one such as mm)`,
      error.unit,
    )
    return []
  }
}

/** In sites with a decimal point, a point is a decimal point. In other sites it may group thousands. */
const isSize = (raw: string, site: SiteHandle) =>
  !/[.,]/.test(raw) || (numberSigns(site).decimal === '.' && !raw.includes(','))

/** The text of a table cell: a size in the site's own notation, or plain words. */
export function sizeOrWords(field: Field, raw: string): string {
  const { site } = field.context
  if (!isSize(raw, site)) return raw
  try {
    const { value, unit } = readQuantity(raw, site, glossaryOf(field).units, site === IMPERIAL_SITE)
    return unit ? typeset(`${value} ${unit}`, site, null) : raw
  } catch (error) {
    if (error instanceof UnknownUnitError) return raw
    throw error
  }
}

/** Figures by term with their labels and values as the site writes them. */
export const buildFigures = (field: Field, figures: FiguresField): KeyFigure[] =>
  Object.entries(figures).flatMap(([name, raw]) =>
    buildFigure(within(field, name), name, raw, { stated: figures }),
  )
