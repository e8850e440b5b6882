import { texts as general } from '../../texts/pt-br.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    state: 'Estado da máquina',
    problem: 'O que acontece',
    telephone: 'Telefone',
  },
  options: {
    ...general.options,
    stopped: 'Está parada',
    limited: 'Funciona com limitações',
    running: 'Funciona',
  },
}
