import { texts as shared } from '../shared-texts/es.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Spanish. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    partNumber: 'Referencia de la pieza (opcional)',
    quantity: 'Cantidad (opcional)',
  },
  hints: {
    ...shared.hints,
    partNumber: 'Del manual; si falta, ayuda una foto',
  },
}
