import { texts as shared } from '../shared-texts/pt.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    state: 'Estado da máquina',
    problem: 'O que acontece',
    telephone: 'Telefone',
  },
  options: {
    ...shared.options,
    stopped: 'Está parada',
    limited: 'Funciona com limitações',
    running: 'Funciona',
  },
}
