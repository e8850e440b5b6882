import { texts as general } from '../../texts/pt-br.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    partNumber: 'Código da peça (opcional)',
    quantity: 'Quantidade (opcional)',
  },
  hints: {
    ...general.hints,
    partNumber: 'Do manual; se faltar, uma foto ajuda',
  },
}
