import { texts as general } from '../../texts/it.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    partNumber: 'Codice del ricambio (facoltativo)',
    quantity: 'Quantità (facoltativa)',
  },
  hints: {
    ...general.hints,
    partNumber: 'Dal manuale; se manca, aiuta una foto',
  },
}
