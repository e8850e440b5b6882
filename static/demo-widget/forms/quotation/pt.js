import { texts as general } from '../../texts/pt.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versão (facultativo)',
    material: 'Material (facultativo)',
    largestPiece: 'Peça maior (facultativo)',
    piecesPerShift: 'Peças por turno (facultativo)',
    voltage: 'Tensão da rede (facultativo)',
  },
  hints: {
    ...general.hints,
    material: 'Por exemplo granito, mármore, quartzo ou grés porcelânico',
    largestPiece:
      'Comprimento × largura × espessura com a unidade, por exemplo 3200 × 1600 × 20 mm',
  },
  options: { ...general.options, otherVoltage: 'Outra, ou ainda não conhecida' },
}
