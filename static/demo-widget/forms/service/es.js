import { texts as shared } from '../shared-texts/es.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Spanish. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    state: 'Estado de la máquina',
    problem: 'Qué ocurre',
    telephone: 'Teléfono',
  },
  options: {
    ...shared.options,
    stopped: 'Está parada',
    limited: 'Funciona con limitaciones',
    running: 'Funciona',
  },
}
