import { texts as shared } from '../shared-texts/fr.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in French. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    partNumber: 'Référence de la pièce (facultative)',
    quantity: 'Quantité (facultative)',
  },
  hints: {
    ...shared.hints,
    partNumber: 'Dans le manuel ; à défaut, une photo aide',
  },
}
