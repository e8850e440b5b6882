import { texts as general } from '../../texts/es.js'

export { fields } from '../registration.js'

/** What a registration asks, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    subject: 'Seminario web, taller o curso',
    participants: 'Quién participa (opcional)',
  },
  hints: {
    ...general.hints,
    participants: 'Nombres y funciones, si son varios',
  },
}
