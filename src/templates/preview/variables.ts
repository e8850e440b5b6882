import { sectionsAbove, type PlannedPage } from '../../routes'
import { sites } from '../../sites'
import { previewTexts } from './preview-texts'

/** The preview page: its own texts in its language. */
export const previewVariables = ({ route, site }: PlannedPage) => ({
  texts: previewTexts[sites[site].language],
  ancestors: sectionsAbove(route),
})
