import { texts as general } from '../../texts/pt.js'

export { fields } from '../registration.js'

/** What a registration asks, in Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    subject: 'Webinar, workshop ou curso',
    participants: 'Quem participa (facultativo)',
  },
  hints: {
    ...general.hints,
    participants: 'Nomes e funções, se forem vários',
  },
}
