import type { PlannedPage } from '../../routes'
import { composedVariables } from '../composed/variables'
import type { BuildFacts } from '../shared/page-type'

/** A page with a map: the address of what the build drew. */
export const mapVariables = (page: PlannedPage, build: BuildFacts) => ({
  ...composedVariables(page, build),
  map: build.worldMap,
})
