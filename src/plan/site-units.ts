import type { Figure } from '../contract'
import { imperialOf } from '../features/units'
import { isSiteHandle } from '../sites'
import type { Quantity } from '../ui/view-models'

/** The variables of a query; every query of a page has its site as `site`. */
type Variables = Readonly<Record<string, unknown>>

/** A key figure in the other units of a site's readers. */
export const figureImperial = (figure: Figure, { site }: Variables): Quantity | null =>
  typeof site === 'string' && isSiteHandle(site) ? imperialOf(figure, site) : null

const QUANTITY = 'type ContentQuantity { value: String! unit: String! }'

/** The types of {@link siteUnits}, in GraphQL's own language. */
export const siteUnitTypes = `${QUANTITY} extend type ContentKeyFigure { imperial: ContentQuantity }`

/**
 * A field of key figures with their values in the other units of a site. The build fills it, so
 * pages hold the finished text, and no browser converts. By type and field, as Gatsby's
 * `createResolvers` takes them.
 */
export const siteUnits = {
  ContentKeyFigure: {
    imperial: {
      type: QUANTITY,
      resolve: (
        figure: Figure,
        _args: unknown,
        _context: unknown,
        { variableValues }: { variableValues: Variables },
      ) => figureImperial(figure, variableValues),
    },
  },
}
