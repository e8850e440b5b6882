import de from './messages/compare/de.json'
import en from './messages/compare/en.json'
import es from './messages/compare/es.json'
import es_sa from './locale-variants/es_sa/compare'
import fr from './messages/compare/fr.json'
import it from './messages/compare/it.json'
import pt from './messages/compare/pt.json'
import pt_sa from './locale-variants/pt_sa/compare'
import type { LocaleVariant } from './locale-variant'

/** The texts of comparing in one locale variant; English sets the shape. */
export type CompareMessages = typeof en

/**
 * The texts of comparing, apart from the texts that every page downloads. They are all in the code
 * that uses them: together they weigh less than a request.
 */
export const compareMessages: Readonly<Record<LocaleVariant, CompareMessages>> = {
  de,
  en,
  en_na: en,
  es,
  es_sa,
  fr,
  it,
  pt,
  pt_sa,
}
