import { sectionsAbove, type PlannedPage } from '../../routes'
import { textsFor } from '../../sites'
import { previewTexts } from './preview-texts'

/** The preview page: its own texts in its language. */
export const previewVariables = ({ route, site }: PlannedPage) => ({
  texts: textsFor(previewTexts, site),
  ancestors: sectionsAbove(route),
})
