import type { CreateResolversArgs } from 'gatsby'
import type { Figure } from '../../contract'
import { inSiteUnits } from '../../features/units'
import { isSiteHandle } from '../../sites'

/** The variables of a query; every query of a page has its site as `site`. */
type Variables = Readonly<Record<string, unknown>>

/** The unit of a key figure as the site of a page reads it. */
export function figureUnit(figure: Figure, { site }: Variables): string | null {
  return typeof site === 'string' && isSiteHandle(site)
    ? inSiteUnits(figure, site).unit
    : figure.unit
}

const resolvers = {
  ContentFigure: {
    unit: {
      resolve: (
        figure: Figure,
        _args: unknown,
        _context: unknown,
        { variableValues }: { variableValues: Variables },
      ) => figureUnit(figure, variableValues),
    },
  },
}

/**
 * Key figures of content get the other units of their site while the build reads them: pages hold
 * the finished text, and no browser converts.
 */
export function addSiteUnits({
  createResolvers,
}: Pick<CreateResolversArgs, 'createResolvers'>): void {
  // Gatsby types it as a function of which nothing is known.
  Reflect.apply(createResolvers, undefined, [resolvers])
}
