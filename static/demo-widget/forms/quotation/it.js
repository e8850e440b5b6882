import { texts as general } from '../../texts/it.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versione (facoltativo)',
    material: 'Materiale (facoltativo)',
    largestPiece: 'Pezzo più grande (facoltativo)',
    piecesPerShift: 'Pezzi per turno (facoltativo)',
    voltage: 'Tensione di rete (facoltativo)',
  },
  hints: {
    ...general.hints,
    material: 'Per esempio granito, marmo, quarzo o gres porcellanato',
    largestPiece: 'Lunghezza × larghezza × spessore con l’unità, per esempio 3200 × 1600 × 20 mm',
  },
  options: { ...general.options, otherVoltage: 'Un’altra, o non ancora nota' },
}
