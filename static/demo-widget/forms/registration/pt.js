import { texts as shared } from '../shared-texts/pt.js'

export { fields } from '../registration.js'

/** What a registration asks, in Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    subject: 'Webinar, workshop ou curso',
    participants: 'Quem participa (facultativo)',
  },
  hints: {
    ...shared.hints,
    participants: 'Nomes e funções, se forem vários',
  },
}
