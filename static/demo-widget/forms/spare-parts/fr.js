import { texts as general } from '../../texts/fr.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    partNumber: 'Référence de la pièce (facultative)',
    quantity: 'Quantité (facultative)',
  },
  hints: {
    ...general.hints,
    partNumber: 'Dans le manuel ; à défaut, une photo aide',
  },
}
