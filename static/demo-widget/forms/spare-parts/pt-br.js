import { texts as shared } from '../shared-texts/pt-br.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Brazilian Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    partNumber: 'Código da peça (opcional)',
    quantity: 'Quantidade (opcional)',
  },
  hints: {
    ...shared.hints,
    partNumber: 'Do manual; se faltar, uma foto ajuda',
  },
}
