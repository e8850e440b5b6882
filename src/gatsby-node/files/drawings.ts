import { DRAWINGS_FOLDER, type DrawnSheet } from '../../features/dimension-drawing'
import { productDrawings } from '../../templates/product/product-drawings'
import type { BuildContent } from '../../plan/content'
import { fontBytes } from './font-bytes'
import { publishFolder } from './published-files'

/** The address of a drawing that {@link writeDrawings} has written. */
export const drawingAddress = ({ address }: DrawnSheet): string => address

/**
 * Puts the site's typeface into a drawing, because pictures load no fonts. It is the whole typeface: a subset
 * for the letters of all drawings would change every drawing with one new letter.
 */
export const withTypeface = (svg: string, font: Buffer): string =>
  svg.replace(
    '>',
    `><style>@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font.toString('base64')})}</style>`,
  )

/** Writes the drawings of the products of all sites into a folder that is published. */
export async function writeDrawings(directory: string, { products }: BuildContent): Promise<void> {
  const sheets = products
    .flatMap(productDrawings)
    .flatMap((drawing) => (drawing ? [drawing.narrow, drawing.wide] : []))
  const font = await fontBytes(400, 'latin', 'woff2')
  publishFolder(
    directory,
    DRAWINGS_FOLDER,
    new Map(sheets.map(({ address, svg }) => [address, withTypeface(svg, font)])),
  )
}
