import { texts as general } from '../../texts/pt-br.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versão (opcional)',
    material: 'Material (opcional)',
    largestPiece: 'Maior peça (opcional)',
    piecesPerShift: 'Peças por turno (opcional)',
    voltage: 'Tensão da rede (opcional)',
  },
  hints: {
    ...general.hints,
    material: 'Por exemplo granito, mármore, quartzo ou porcelanato',
    largestPiece:
      'Comprimento × largura × espessura com a unidade, por exemplo 3.200 × 1.600 × 20 mm',
  },
  options: { ...general.options, otherVoltage: 'Outra, ou ainda não definida' },
}
