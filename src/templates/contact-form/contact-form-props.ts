import { formPages, path } from '../../routes'
import type { SiteHandle } from '../../sites'
import { contactMethodsOf } from '../../features/contact-methods'
import { pageTrail } from '../shared/trail'
import type { ContactFormPageProps } from './contact-form-page'
import type { ContactFormTexts } from './contact-form-texts'

/** The plan's facts of the page of a form. */
export interface ContactFormContext {
  /** The name of the form, the last segment of the address. */
  readonly form: string
  /** The purpose of the form, sanitised HTML; of the other forms the page shows only the names. */
  readonly description: string | null
  readonly texts: ContactFormTexts
}

/**
 * Forms of a site → the page of one of them.
 *
 * @throws when the site has no such form, which the plan rules out
 */
export function contactFormProps(
  data: Queries.ContactFormPageQuery,
  site: SiteHandle,
  { form: name, description, texts }: ContactFormContext,
): ContactFormPageProps {
  const forms = formPages(data.forms.formPurposes)
  const form = forms.find((each) => each.name === name)
  if (!form) throw new Error(`${site} has no form "${name}".`)
  const contactMethods = contactMethodsOf(data.reach)
  const mail = contactMethods.find(({ href }) => href.startsWith('mailto:'))
  return {
    trail: pageTrail(data, site),
    form: { ...form, description },
    forms: forms.map((each) => ({
      key: each.name,
      label: each.purpose,
      href: path('contacts-form', site, { form: each.name }),
    })),
    contactMethods,
    action: form.action ?? mail?.href ?? null,
    texts,
  }
}
