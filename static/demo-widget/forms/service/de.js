import { texts as general } from '../../texts/de.js'

export { fields } from '../service.js'

/** What technical assistance asks, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    state: 'Zustand der Maschine',
    problem: 'Was geschieht',
    telephone: 'Telefon',
  },
  options: {
    ...general.options,
    stopped: 'Sie steht',
    limited: 'Sie läuft eingeschränkt',
    running: 'Sie läuft',
  },
}
