import { texts as shared } from '../../texts/pt.js'

export { fields } from '../registration.js'

/** What a registration asks, in Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    subject: 'Webinar, workshop ou curso',
    participants: 'Quem participa (facultativo)',
    country: 'País',
    telephone: 'Telefone (facultativo)',
    remarks: 'O que mais devemos saber (facultativo)',
  },
  hints: {
    ...shared.hints,
    participants: 'Nomes e funções, se forem vários',
  },
}
