import type { Language } from './sites'
import de from './messages/compare/de.json'
import en from './messages/compare/en.json'
import es from './messages/compare/es.json'
import fr from './messages/compare/fr.json'
import it from './messages/compare/it.json'
import pt from './messages/compare/pt.json'

/** The texts of comparing in one language; English sets the shape. */
export type CompareMessages = typeof en

/**
 * The texts of comparing, apart from those that every page downloads. All languages stand in the code
 * that uses them: together they weigh less than a request.
 */
export const compareMessages: Readonly<Record<Language, CompareMessages>> = {
  de,
  en,
  es,
  fr,
  it,
  pt,
}
