import { sectionsAbove, type PlannedPage } from '../../routes'
import { wordsOf } from '../../sites'
import { previewTexts } from './preview-texts'

/** The preview page: its own texts in its language. */
export const previewVariables = ({ route, site }: PlannedPage) => ({
  texts: wordsOf(previewTexts, site),
  ancestors: sectionsAbove(route),
})
