import { texts as shared } from '../shared-texts/it.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Italian. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    state: 'Stato della macchina',
    problem: 'Che cosa succede',
    telephone: 'Telefono',
  },
  options: {
    ...shared.options,
    stopped: 'È ferma',
    limited: 'Funziona con limitazioni',
    running: 'Funziona',
  },
}
