import { texts as general } from '../../texts/pt-br.js'

export { fields } from '../registration.js'

/** What a registration asks, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    subject: 'Webinar, workshop ou curso',
    participants: 'Quem participa (opcional)',
  },
  hints: {
    ...general.hints,
    participants: 'Nomes e funções, se forem vários',
  },
}
