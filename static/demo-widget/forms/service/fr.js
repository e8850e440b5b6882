import { texts as general } from '../../texts/fr.js'

export { fields } from '../service.js'

/** What technical assistance asks, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    state: 'État de la machine',
    problem: 'Ce qui se passe',
    telephone: 'Téléphone',
  },
  options: {
    ...general.options,
    stopped: 'Elle est à l’arrêt',
    limited: 'Elle fonctionne avec des limites',
    running: 'Elle fonctionne',
  },
}
