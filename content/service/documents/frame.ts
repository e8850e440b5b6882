import path from 'node:path'
import sharp from 'sharp'
import { MEDIA_PATH } from '../build/image'
import type { SiteContent } from '../build/site'
import { sites } from '../../../src/sites'
import type { SheetFrame } from './sheet'

/** Pixels per inch of the logo, which a vector may have any number of. */
const LOGO_DENSITY = 600

/** The logo of the header as a PNG in black; none when the company has none of its own host. */
async function logoOf({ companyInfo }: SiteContent, mediaFolder: string): Promise<Buffer | null> {
  const src = companyInfo?.logo?.src ?? ''
  if (!src.startsWith(`${MEDIA_PATH}/`)) return null
  const file = path.join(mediaFolder, decodeURIComponent(src.slice(MEDIA_PATH.length + 1)))
  return sharp(file, { density: LOGO_DENSITY }).png().toBuffer()
}

/** Head and foot of a site's documents. */
export async function frameOf(
  content: SiteContent,
  { title, kind, date }: Pick<SheetFrame, 'title' | 'kind' | 'date'>,
  mediaFolder: string,
): Promise<SheetFrame> {
  const { companyInfo, site } = content
  const address = companyInfo?.address
  const imprint = [
    companyInfo?.legalName,
    address?.street,
    [address?.postalCode, address?.town].filter(Boolean).join(' '),
    companyInfo?.vat,
  ]
  return {
    company: companyInfo?.shortName ?? '',
    logo: await logoOf(content, mediaFolder),
    imprint: imprint.filter(Boolean).join(' · '),
    title,
    kind,
    language: sites[site].intlLocale,
    date,
  }
}
