import { DRAWINGS_FOLDER, type Drawing } from '../../features/dimension-drawing'
import { productDrawings } from '../../templates/product/product-drawings'
import type { BuildContent } from '../../plan/content'
import { publishFolder } from './published-files'

/** The address of a drawing that {@link writeDrawings} has written. */
export const drawingAddress = ({ address }: Drawing): string => address

/** Writes the drawings of the products of all sites into a folder that is published. */
export function writeDrawings(directory: string, { products }: BuildContent): void {
  const drawings = products.flatMap(productDrawings).filter((drawing) => drawing !== null)
  publishFolder(
    directory,
    DRAWINGS_FOLDER,
    new Map(drawings.map(({ address, svg }) => [address, svg])),
  )
}
