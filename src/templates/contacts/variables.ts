import type { PlannedPage } from '../../routes'
import { composedVariables } from '../composed/variables'
import type { BuildFacts } from '../shared/page-type'

/** A page with a map: the path of the map that the build drew. */
export const mapVariables = (page: PlannedPage, build: BuildFacts) => ({
  ...composedVariables(page, build),
  map: build.worldMap,
})

/** The same for a page without a search: the page that searches its places, if there is one. */
export const askingVariables = (page: PlannedPage, build: BuildFacts) => ({
  ...mapVariables(page, build),
  answers:
    build.builtPages.find(({ route, site }) => route === 'contacts-branches' && site === page.site)
      ?.path ?? null,
})
