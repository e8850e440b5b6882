import { texts as shared } from '../shared-texts/pt.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    partNumber: 'Referência da peça (facultativa)',
    quantity: 'Quantidade (facultativa)',
  },
  hints: {
    ...shared.hints,
    partNumber: 'Do manual; se faltar, uma fotografia ajuda',
  },
}
