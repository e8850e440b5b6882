import type { Coordinates } from '../../../ui/media/world-map/projection'

/** A town or the area of a post code, whether or not the company has a place there. */
export interface KnownPlace extends Coordinates {
  /** As the gazetteer or the visitor writes it. */
  readonly name: string
  /** ISO 3166: `DE`. */
  readonly country: string
}
