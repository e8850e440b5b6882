import type { Location } from '../../../../src/contract'
import { formPages } from '../../../../src/routes'
import { sites } from '../../../../src/sites'
import type { SiteContent } from '../../build/site'
import { labelOf } from './label'
import type { SearchDocument } from './search-document'
import { textOf } from './text'

/** The section of the pages with a form each. */
const FORMS = 'contacts'

const addressOf = (
  { street, postalCode, town }: Pick<Location, 'street' | 'postalCode' | 'town'>,
  country: string,
): string =>
  [street, [postalCode, town].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

/**
 * The places of the locator. A page shows each place as an element with an id made of the section and the
 * place's id.
 */
export function placeDocuments(content: SiteContent): SearchDocument[] {
  const { intlLocale } = sites[content.site]
  const countries = new Intl.DisplayNames(intlLocale, { type: 'region' })
  const services = new Map(
    (content.filters.get('branchServicesCategories') ?? []).map(({ id, title }) => [id, title]),
  )
  return [...content.locations].flatMap(([section, places]) => {
    const label = labelOf(content, section)
    const page = content.entries.find(({ entry, isFixed }) => isFixed && entry.section === section)
    return places.map((place) => {
      const country = countries.of(place.country) ?? place.country
      const address = addressOf(place, country)
      return {
        result: {
          title: place.title,
          type: place.type,
          section,
          slug: null,
          anchor: `${section}-${place.id}`,
          label,
          abstract: address,
          image: null,
          document: null,
          versions: [],
        },
        boost: 1.5,
        codes: [
          ...place.phones.map(({ number }) => number),
          ...place.emails.map(({ email }) => email),
        ],
        kind: [place.town, country, label ?? ''],
        names: [],
        summary: [address],
        figures: [],
        body: [
          ...place.services.map(({ id }) => services.get(id) ?? ''),
          // The page describes all its places together: hours, telephone numbers.
          page?.entry.seo?.description ?? '',
        ],
      }
    })
  })
}

/** The pages with a form, by the purpose of a visitor. */
export const formDocuments = (content: SiteContent): SearchDocument[] =>
  formPages(content.forms?.formPurposes ?? []).map(({ name, purpose, description }) => ({
    result: {
      title: purpose,
      type: null,
      section: FORMS,
      slug: name,
      anchor: null,
      label: labelOf(content, FORMS),
      abstract: textOf(description),
      image: null,
      document: null,
      versions: [],
    },
    boost: 1,
    codes: [],
    kind: [labelOf(content, FORMS) ?? ''],
    names: [],
    summary: [textOf(description)],
    figures: [],
    body: [],
  }))
