import { texts as general } from '../../texts/es.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    partNumber: 'Referencia de la pieza (opcional)',
    quantity: 'Cantidad (opcional)',
  },
  hints: {
    ...general.hints,
    partNumber: 'Del manual; si falta, ayuda una foto',
  },
}
