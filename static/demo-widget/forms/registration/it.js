import { texts as general } from '../../texts/it.js'

export { fields } from '../registration.js'

/** What a registration asks, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    subject: 'Webinar, workshop o corso',
    participants: 'Chi partecipa (facoltativo)',
  },
  hints: {
    ...general.hints,
    participants: 'Nomi e mansioni, se siete in più',
  },
}
