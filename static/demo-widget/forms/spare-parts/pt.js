import { texts as general } from '../../texts/pt.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    partNumber: 'Referência da peça (facultativa)',
    quantity: 'Quantidade (facultativa)',
  },
  hints: {
    ...general.hints,
    partNumber: 'Do manual; se faltar, uma fotografia ajuda',
  },
}
