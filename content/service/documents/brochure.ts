import type { ProductDetail } from '../../../src/contract'
import type { SiteContent } from '../build/site'
import { figureRows } from './figure-rows'
import { frameOf } from './frame'
import { Sheet } from './sheet'
import { writeHtml } from './write-html'
import { writePicture } from './write-picture'

/** The product of a brochure, by its code. */
export const brochureOf = ({ products }: SiteContent, code: string): ProductDetail | undefined =>
  products.find((product) => product.code === code)

/**
 * The brochure of a product: the texts, pictures and key figures of its page, with all its versions. The
 * technical data are in the data sheets. `null` when the site has no such product.
 */
export async function writeBrochure(
  content: SiteContent,
  code: string,
  mediaFolder: string,
  date: Date,
): Promise<Buffer | null> {
  const product = brochureOf(content, code)
  if (!product) return null
  const { brochure = '', documentNote } = content.terms
  const sheet = new Sheet(
    await frameOf(content, { title: product.title, kind: brochure, date }, mediaFolder),
  )
  sheet.heading(product.category.title)
  if (product.claim) sheet.lead(product.claim)
  await writePicture(sheet, product.image, mediaFolder)
  if (product.abstract) sheet.paragraph(product.abstract)
  if (product.description) writeHtml(sheet, product.description)
  sheet.rows(figureRows(product.figures))
  for (const { title, text, image, figures } of product.features) {
    sheet.section(title)
    writeHtml(sheet, text)
    sheet.rows(figureRows(figures))
    await writePicture(sheet, image, mediaFolder)
  }
  for (const { kind, image } of product.gallery) {
    if (kind === 'image' && image?.src !== product.image?.src) {
      await writePicture(sheet, image, mediaFolder)
    }
  }
  for (const { title, abstract, figures } of product.versions) {
    sheet.section(title)
    if (abstract) sheet.paragraph(abstract)
    sheet.rows(figureRows(figures))
  }
  if (documentNote) sheet.note(documentNote)
  return sheet.end()
}
