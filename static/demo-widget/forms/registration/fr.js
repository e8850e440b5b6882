import { texts as general } from '../../texts/fr.js'

export { fields } from '../registration.js'

/** What a registration asks, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    subject: 'Webinaire, atelier ou stage',
    participants: 'Participants (facultatif)',
  },
  hints: {
    ...general.hints,
    participants: 'Noms et fonctions, si vous êtes plusieurs',
  },
}
