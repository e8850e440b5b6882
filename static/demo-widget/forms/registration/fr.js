import { texts as shared } from '../shared-texts/fr.js'

export { fields } from '../registration.js'

/** What a registration asks, in French. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    subject: 'Webinaire, atelier ou stage',
    participants: 'Participants (facultatif)',
  },
  hints: {
    ...shared.hints,
    participants: 'Noms et fonctions, si vous êtes plusieurs',
  },
}
