import { texts as shared } from '../shared-texts/it.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Italian. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    partNumber: 'Codice del ricambio (facoltativo)',
    quantity: 'Quantità (facoltativa)',
  },
  hints: {
    ...shared.hints,
    partNumber: 'Dal manuale; se manca, aiuta una foto',
  },
}
