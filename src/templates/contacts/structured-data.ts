import {
  localBusiness,
  type JsonLdNode,
  type JsonLdPage,
  type PlaceContent,
} from '../../features/structured-data'
import { composedNodes, type ComposedPage } from '../shared/structured-data'

interface PlacesPage extends ComposedPage {
  readonly places: { readonly nodes: readonly PlaceContent[] }
}

/** A page about its places: each place of the company is described once. */
export const placesNodes = (data: PlacesPage, page: JsonLdPage): JsonLdNode[] => [
  ...composedNodes(data, page),
  ...data.places.nodes.flatMap((place) => localBusiness(place, page) ?? []),
]
