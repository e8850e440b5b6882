import type { FilterOption } from '../../contract'
import type { LocatorSection } from '../../routes'
import type { Coordinates, MapPoint } from '../../ui/media/world-map/projection'
import type { PhoneView } from '../../ui/view-models'

/** A choice of a filter list. */
export type Option = Pick<FilterOption, 'id' | 'title'>

/** A place as pages show it: every text is written for the site. */
export interface LocationView extends Coordinates {
  /** Its anchor on the page, without `#`; a place in two sections has two. */
  readonly id: string
  readonly section: LocatorSection
  readonly title: string
  readonly street: string | null
  readonly postalCode: string | null
  readonly town: string
  /** ISO 3166: `IT`. */
  readonly country: string
  readonly countryName: string
  /** The address below the name, line by line. */
  readonly lines: readonly string[]
  readonly phones: readonly PhoneView[]
  readonly emails: readonly string[]
  readonly services: readonly Option[]
  /** The part of the world that it is listed in. */
  readonly area: Option | null
  /** When it is open, and when its technical service can be called beyond that, line by line. */
  readonly hours: readonly string[]
  /** A route planner with the place as its destination. */
  readonly directions: string | null
  readonly point: MapPoint
}
