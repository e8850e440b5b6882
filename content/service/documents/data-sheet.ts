import type { SiteContent } from '../build/site'
import { figureRows } from './figure-rows'
import { frameOf } from './frame'
import { paragraphsOf } from './plain-text'
import { Sheet } from './sheet'
import { writePicture } from './write-picture'

/** The content of a data sheet; `null` when the site has no such version. */
export function dataSheetOf(content: SiteContent, code: string) {
  const product = content.products.find(({ versions }) =>
    versions.some((version) => version.code === code),
  )
  const version = product?.versions.find((each) => each.code === code)
  const data = content.productData.get(code)
  return product && version && data ? { product, version, data } : null
}

/**
 * The data sheet of a product version. It says the same as the version's page and has the same data as the
 * product-data service. `null` when the site has no such version.
 */
export async function writeDataSheet(
  content: SiteContent,
  code: string,
  mediaFolder: string,
  date: Date,
): Promise<Buffer | null> {
  const found = dataSheetOf(content, code)
  if (!found) return null
  const { product, version, data } = found
  const { dataSheet = '', documentNote } = content.terms
  const sheet = new Sheet(
    await frameOf(content, { title: version.title, kind: dataSheet, date }, mediaFolder),
  )
  sheet.heading(`${product.category.title} · ${code}`)
  if (product.abstract) sheet.lead(product.abstract)
  await writePicture(sheet, product.image, mediaFolder)
  if (version.abstract) sheet.paragraph(version.abstract)
  for (const { title, rows } of data.groups) {
    sheet.section(title)
    sheet.rows(figureRows(rows))
  }
  for (const { title, text } of product.features) {
    sheet.section(title)
    for (const paragraph of paragraphsOf(text)) sheet.paragraph(paragraph.text)
  }
  if (documentNote) sheet.note(documentNote)
  return sheet.end()
}
