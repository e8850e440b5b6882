import { texts as general } from '../../texts/es.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    state: 'Estado de la máquina',
    problem: 'Qué ocurre',
    telephone: 'Teléfono',
  },
  options: {
    ...general.options,
    stopped: 'Está parada',
    limited: 'Funciona con limitaciones',
    running: 'Funciona',
  },
}
