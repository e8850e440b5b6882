import type { PlannedPage } from '../../routes'
import { sites } from '../../sites'
import { contactFormTexts } from '../../templates/contact-form/contact-form-texts'
import { previewTexts } from '../../templates/preview/preview-texts'
import type { BuildContent } from '../content/content'

/** Which form a page shows, and the page's own texts in its language. */
export const contactFormVariables = ({ entry, site }: PlannedPage) => ({
  form: entry.slug,
  texts: contactFormTexts[sites[site].language],
})

/** The preview page's own texts in its language. */
export const previewVariables = ({ site }: PlannedPage) => ({
  texts: previewTexts[sites[site].language],
})

/** The search page's entry, which only some content services have, and all categories of its site. */
export const searchVariables = ({ entry, site }: PlannedPage, content: BuildContent) => ({
  entry: entry.id,
  categories: content.categories.filter((each) => each.site === site).map(({ code }) => code),
})
