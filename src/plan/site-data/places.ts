import type { Graphql } from '../../content-graph'
import { byCountry, distinct, type PlacesFile } from '../../features/places'
import { locatorSections } from '../../routes'
import { sites, localeVariantOf, type SiteHandle } from '../../sites'
import { placesMessages } from '../../sites/places-messages'
import { locationViews } from '../../templates/contacts/location-views'

type Answer = Queries.PlacesFilesQuery

const query = /* GraphQL */ `
  query PlacesFiles {
    places: allContentLocation(sort: [{ site: ASC }, { position: ASC }]) {
      nodes {
        site
        contentId
        section
        title
        type
        country
        town
        postalCode
        street
        longitude
        latitude
        phones {
          number
          href
        }
        emails {
          email
        }
        services {
          id
        }
        areas {
          id
        }
        googleMapsDirections
        openingHours
        onCallHours
        timeZone
        writtenHours
      }
    }
    placeFilters: allContentFilterList(
      filter: {
        list: {
          in: ["branchServicesCategories", "supportServicesCategories", "geographicAreaCategories"]
        }
      }
      sort: [{ site: ASC }, { list: ASC }]
    ) {
      nodes {
        site
        list
        options {
          id
          title
        }
      }
    }
  }
`

const NO_HOURS = { openingHours: [], onCallHours: [], timeZone: null }

/**
 * Reads the places of all sites; the result is a function that gives the file of one.
 *
 * @throws when GraphQL refuses the query
 */
export async function placesFiles(graphql: Graphql): Promise<(site: SiteHandle) => PlacesFile> {
  const answer = await graphql<Answer>(query)
  const { data } = answer
  if (!data) throw new Error(`The places cannot be read: ${JSON.stringify(answer)}`)
  return (site) => {
    const ofSite = <Node extends { readonly site: string }>(nodes: readonly Node[]) =>
      nodes.filter((node) => node.site === site)
    const own = {
      places: { nodes: ofSite(data.places.nodes) },
      placeFilters: { nodes: ofSite(data.placeFilters.nodes) },
    }
    const hours = new Map(
      own.places.nodes.map(({ section, contentId, openingHours, onCallHours, timeZone }) => [
        `${section}-${contentId}`,
        { openingHours, onCallHours, timeZone },
      ]),
    )
    const views = byCountry(locationViews(own, locatorSections, site), sites[site].intlLocale)
    const places = distinct(views).map((view) => ({ ...NO_HOURS, ...view, ...hours.get(view.id) }))
    return { places, texts: placesMessages[localeVariantOf(site)] }
  }
}
