import type { JsonLdNode, JsonLdPage } from '../../features/structured-data'
import { formPages, match } from '../../routes'
import { pageBreadcrumbs } from '../shared/structured-data'

interface FormPage extends Queries.PageTrailFragment {
  /** The forms of the site; the URL chooses one of them. */
  readonly forms: { readonly formPurposes: Parameters<typeof formPages>[0] }
}

/** The page of a form: its place in the site, named by the form's purpose. */
export function contactFormNodes(data: FormPage, page: JsonLdPage): JsonLdNode[] {
  const name = match(page.path)?.params.form
  const form = formPages(data.forms.formPurposes).find((each) => each.name === name)
  return form ? [pageBreadcrumbs(data, form.purpose, page)] : []
}
