import { texts as shared } from '../shared-texts/es.js'

export { fields } from '../registration.js'

/** What a registration asks, in Spanish. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    subject: 'Seminario web, taller o curso',
    participants: 'Quién participa (opcional)',
  },
  hints: {
    ...shared.hints,
    participants: 'Nombres y funciones, si son varios',
  },
}
