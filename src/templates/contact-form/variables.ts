import { sectionsAbove, type PlannedPage } from '../../routes'
import { wordsOf } from '../../sites'
import { contactFormTexts } from './contact-form-texts'

/** The page of a form: which form it shows, and the page's own texts in its language. */
export function contactFormVariables({ entry, route, site }: PlannedPage) {
  if (entry.slug === null) throw new Error(`${site} has a form without a name.`)
  return {
    form: entry.slug,
    texts: wordsOf(contactFormTexts, site),
    ancestors: sectionsAbove(route),
  }
}
