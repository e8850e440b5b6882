import { texts as general } from '../../texts/en.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Version (optional)',
    material: 'Material (optional)',
    largestPiece: 'Largest piece (optional)',
    piecesPerShift: 'Pieces per shift (optional)',
    voltage: 'Voltage of your works (optional)',
  },
  hints: {
    ...general.hints,
    material: 'Such as granite, marble, quartz or porcelain',
    largestPiece:
      'Length × width × thickness with the unit, such as 3,200 × 1,600 × 20 mm or 126 × 63 × 3/4 in',
  },
  options: { ...general.options, otherVoltage: 'Another one, or not known yet' },
}
