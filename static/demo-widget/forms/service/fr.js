import { texts as shared } from '../shared-texts/fr.js'

export { fields } from '../service.js'

/** What technical assistance asks, in French. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    state: 'État de la machine',
    problem: 'Ce qui se passe',
    telephone: 'Téléphone',
  },
  options: {
    ...shared.options,
    stopped: 'Elle est à l’arrêt',
    limited: 'Elle fonctionne avec des limites',
    running: 'Elle fonctionne',
  },
}
