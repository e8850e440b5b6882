import { formPages, path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { LinkRowView } from '../../ui/controls/link-rows'
import type { LinkView } from '../../ui/view-models'
import type { NonNullKeys } from '../shared/non-null-keys'
import { placesPageProps, type PlacesPageProps } from './places-props'

/** A department: its name (without one the page's) and how to reach it. */
export interface Department {
  readonly name: string
  readonly way: LinkView
}

export interface HeadquarterPageProps extends PlacesPageProps {
  readonly departments: readonly Department[]
  /** The visitor's possible purposes, each with the page of its form. */
  readonly forms: readonly LinkRowView[]
}

/** Content of the headquarters' page → its properties. The one mapping for build and preview. */
export function headquarterProps(
  data: NonNullKeys<Queries.HeadquarterPageQuery, 'entry'>,
  site: SiteHandle,
): HeadquarterPageProps {
  const { phones, emails } = data.departments
  const page = placesPageProps(data, ['headquarter'], site)
  const departments = [
    ...phones.map(({ label, number, href }) => ({
      name: label ?? page.title,
      way: { label: number, href },
    })),
    ...emails.map(({ label, email }) => ({
      name: label ?? page.title,
      way: { label: email, href: `mailto:${email}` },
    })),
  ]
  // The place lists the other contacts, so that no number appears twice.
  const named = new Set(departments.map(({ way }) => way.href))
  return {
    ...page,
    departments,
    forms: formPages(data.offers.formPurposes).map(({ name, purpose }) => ({
      key: name,
      label: purpose,
      href: path('contacts-form', site, { form: name }),
    })),
    places: page.places.map((place) => ({
      ...place,
      phones: place.phones.filter(({ href }) => !named.has(href)),
      emails: place.emails.filter((email) => !named.has(`mailto:${email}`)),
    })),
  }
}
