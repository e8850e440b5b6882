import de from './messages/drawing/de.json'
import en from './messages/drawing/en.json'
import es from './messages/drawing/es.json'
import fr from './messages/drawing/fr.json'
import it from './messages/drawing/it.json'
import pt from './messages/drawing/pt.json'
import type { LocaleVariant } from './locale-variant'
import ptSa from './locale-variants/pt_sa/drawing'

/** The texts of dimension drawings; no browser downloads them, the build writes them into drawings. */
export const drawingMessages: Readonly<Record<LocaleVariant, typeof en>> = {
  de,
  en,
  en_na: en,
  es,
  es_sa: es,
  fr,
  it,
  pt,
  pt_sa: ptSa,
}
