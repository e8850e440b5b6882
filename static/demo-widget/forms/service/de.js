import { texts as shared } from '../../texts/de.js'

export { fields } from '../service.js'

/** What technical assistance asks, in German. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Maschine oder Anlage',
    serialNumber: 'Seriennummer',
    state: 'Zustand der Maschine',
    problem: 'Was geschieht',
    country: 'Land',
    telephone: 'Telefon',
    photograph: 'Foto (freiwillig)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Auf dem Typenschild des Schaltschranks',
    file: 'JPG oder PNG, höchstens {max} MB',
  },
  options: {
    ...shared.options,
    stopped: 'Sie steht',
    limited: 'Sie läuft eingeschränkt',
    running: 'Sie läuft',
  },
}
