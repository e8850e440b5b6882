import type { SiteContent } from '../build/site'
import { sites } from '../../../src/sites'
import type { SheetFrame } from './sheet'

/** Head and foot of a site's documents. */
export function frameOf(
  { companyInfo, site }: SiteContent,
  { title, kind, date }: Pick<SheetFrame, 'title' | 'kind' | 'date'>,
): SheetFrame {
  const address = companyInfo?.address
  const imprint = [
    companyInfo?.legalName,
    address?.street,
    [address?.postalCode, address?.town].filter(Boolean).join(' '),
    companyInfo?.vat,
  ]
  return {
    company: companyInfo?.shortName ?? '',
    imprint: imprint.filter(Boolean).join(' · '),
    title,
    kind,
    language: sites[site].intlLocale,
    date,
  }
}
