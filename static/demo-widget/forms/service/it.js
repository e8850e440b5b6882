import { texts as shared } from '../../texts/it.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Italian. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Macchina o impianto',
    serialNumber: 'Numero di matricola',
    state: 'Stato della macchina',
    problem: 'Che cosa succede',
    country: 'Paese',
    telephone: 'Telefono',
    photograph: 'Fotografia (facoltativa)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Sulla targa del quadro elettrico',
    file: 'JPG o PNG, al massimo {max} MB',
  },
  options: {
    ...shared.options,
    stopped: 'È ferma',
    limited: 'Funziona con limitazioni',
    running: 'Funziona',
  },
}
