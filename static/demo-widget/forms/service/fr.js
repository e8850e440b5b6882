import { texts as shared } from '../../texts/fr.js'

export { fields } from '../service.js'

/** What technical assistance asks, in French. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Machine ou installation',
    serialNumber: 'Numéro de série',
    state: 'État de la machine',
    problem: 'Ce qui se passe',
    country: 'Pays',
    telephone: 'Téléphone',
    photograph: 'Photo (facultative)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Sur la plaque de l’armoire électrique',
    file: 'JPG ou PNG, {max} Mo au maximum',
  },
  options: {
    ...shared.options,
    stopped: 'Elle est à l’arrêt',
    limited: 'Elle fonctionne avec des limites',
    running: 'Elle fonctionne',
  },
}
