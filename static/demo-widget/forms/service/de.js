import { texts as shared } from '../shared-texts/de.js'

export { fields } from '../service.js'

/** What technical assistance asks, in German. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    state: 'Zustand der Maschine',
    problem: 'Was geschieht',
    telephone: 'Telefon',
  },
  options: {
    ...shared.options,
    stopped: 'Sie steht',
    limited: 'Sie läuft eingeschränkt',
    running: 'Sie läuft',
  },
}
