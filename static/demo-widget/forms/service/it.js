import { texts as general } from '../../texts/it.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    state: 'Stato della macchina',
    problem: 'Che cosa succede',
    telephone: 'Telefono',
  },
  options: {
    ...general.options,
    stopped: 'È ferma',
    limited: 'Funziona con limitazioni',
    running: 'Funziona',
  },
}
