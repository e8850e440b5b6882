import { sectionsAbove, type PlannedPage } from '../../routes'
import { textsFor } from '../../sites'
import type { BuildFacts } from '../shared/page-type'
import { contactFormTexts } from './contact-form-texts'

/** The page of a form: its form, the form's purpose, and the page's own texts in its language. */
export function contactFormVariables({ entry, route, site }: PlannedPage, { content }: BuildFacts) {
  if (entry.slug === null) throw new Error(`${site} has a form without a name.`)
  const purposes = content.forms.find((forms) => forms.site === site)?.formPurposes ?? []
  return {
    form: entry.slug,
    description: purposes.find(({ formName }) => formName === entry.slug)?.description ?? null,
    texts: textsFor(contactFormTexts, site),
    ancestors: sectionsAbove(route),
  }
}
