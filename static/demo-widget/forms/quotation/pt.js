import { texts as shared } from '../shared-texts/pt.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    version: 'Versão (facultativo)',
    material: 'Material',
    largestPiece: 'Peça maior (facultativo)',
    piecesPerShift: 'Peças por turno (facultativo)',
    voltage: 'Tensão da rede (facultativo)',
  },
  hints: {
    ...shared.hints,
    material: 'Por exemplo granito, mármore, quartzo ou grés porcelânico',
    largestPiece:
      'Comprimento × largura × espessura com a unidade, por exemplo 3200 × 1600 × 20 mm',
  },
  options: { ...shared.options, otherVoltage: 'Outra, ou ainda não conhecida' },
}
