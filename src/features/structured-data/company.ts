import type { CompanyInfo } from '../../contract'
import { path } from '../../routes'
import { sites } from '../../sites'
import type { ImageView } from '../../ui/view-models'
import { companyId, imageUrl, type JsonLdPage } from './page'
import type { Organization, PostalAddress, WebSite } from './nodes'

type Fields = 'name' | 'shortName' | 'legalName' | 'vat' | 'description' | 'foundingYear'

/** The company's data for the nodes of a home page. */
export type CompanyContent = Pick<CompanyInfo, Fields | 'socials'> & {
  readonly phones: readonly Pick<CompanyInfo['phones'][number], 'label' | 'number'>[]
  readonly emails: readonly Pick<CompanyInfo['emails'][number], 'email'>[]
  readonly address: Omit<NonNullable<CompanyInfo['address']>, 'googleMapsDirections'> | null
  readonly logo: ImageView | null
}

const postalAddressOf = (address: CompanyContent['address']): PostalAddress | null =>
  address && {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.town,
    addressRegion: address.region,
    addressCountry: address.country,
  }

/** The company: who makes and publishes everything on the site. */
export const organization = (company: CompanyContent, page: JsonLdPage): Organization => ({
  '@type': 'Organization',
  ...companyId(page),
  name: company.name,
  alternateName: company.shortName,
  legalName: company.legalName,
  url: `${page.origin}/`,
  logo: imageUrl(page, company.logo),
  description: company.description,
  foundingDate: company.foundingYear === null ? null : String(company.foundingYear),
  vatID: company.vat,
  email: company.emails[0]?.email ?? null,
  address: postalAddressOf(company.address),
  contactPoint: company.phones.map(({ label, number }) => ({
    '@type': 'ContactPoint',
    telephone: number,
    contactType: label ?? company.name,
  })),
  sameAs: Object.values(company.socials ?? {}).filter((address) => address !== null),
})

/** The website of a site, with the address of its search. */
export function website(company: CompanyContent, page: JsonLdPage): WebSite {
  const { origin, site } = page
  const home = origin + path('home', site)
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: company.name,
    url: home,
    inLanguage: sites[site].htmlLang,
    publisher: companyId(page),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${path('search', site)}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
