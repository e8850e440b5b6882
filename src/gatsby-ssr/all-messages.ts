import { registerMessages } from '../sites'
import de from '../sites/messages/de.json'
import en from '../sites/messages/en.json'
import es from '../sites/messages/es.json'
import fr from '../sites/messages/fr.json'
import it from '../sites/messages/it.json'
import pt from '../sites/messages/pt.json'

/** Makes the texts of all languages available at once. For the static build only: it is all of them. */
export function registerAllMessages(): void {
  registerMessages('de', de)
  registerMessages('en', en)
  registerMessages('es', es)
  registerMessages('fr', fr)
  registerMessages('it', it)
  registerMessages('pt', pt)
}
