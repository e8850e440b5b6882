import { registerMessages } from '.'
import de from './messages/de.json'
import en from './messages/en.json'
import en_na from './locale-variants/en_na/messages'
import es from './messages/es.json'
import es_sa from './locale-variants/es_sa/messages'
import fr from './messages/fr.json'
import it from './messages/it.json'
import pt from './messages/pt.json'
import pt_sa from './locale-variants/pt_sa/messages'

/**
 * Makes the texts of all locale variants available at once. For the static build only, because it
 * includes all of them.
 */
export function registerAllMessages(): void {
  registerMessages('de', de)
  registerMessages('en', en)
  registerMessages('en_na', en_na)
  registerMessages('es', es)
  registerMessages('es_sa', es_sa)
  registerMessages('fr', fr)
  registerMessages('it', it)
  registerMessages('pt', pt)
  registerMessages('pt_sa', pt_sa)
}
