import de from './messages/places/de.json'
import en from './messages/places/en.json'
import es from './messages/places/es.json'
import fr from './messages/places/fr.json'
import it from './messages/places/it.json'
import pt from './messages/places/pt.json'
import type { LocaleVariant } from './locale-variant'
import enNa from './locale-variants/en_na/places'
import esSa from './locale-variants/es_sa/places'
import ptSa from './locale-variants/pt_sa/places'

/** The texts of the search for places. */
export type PlacesMessages = typeof en

/**
 * The texts of the search for places. The build writes them into the file of a site's places. A
 * chunk for each locale variant would add an entry to every page's map of chunks.
 */
export const placesMessages: Readonly<Record<LocaleVariant, PlacesMessages>> = {
  de,
  en,
  en_na: enNa,
  es,
  es_sa: esSa,
  fr,
  it,
  pt,
  pt_sa: ptSa,
}
