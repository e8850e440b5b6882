import { texts as general } from '../../texts/fr.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Version (facultatif)',
    material: 'Matériau (facultatif)',
    largestPiece: 'Plus grande pièce (facultatif)',
    piecesPerShift: 'Pièces par poste (facultatif)',
    voltage: 'Tension du réseau (facultatif)',
  },
  hints: {
    ...general.hints,
    material: 'Par exemple granit, marbre, quartz ou grès cérame',
    largestPiece: 'Longueur × largeur × épaisseur avec l’unité, par exemple 3200 × 1600 × 20 mm',
  },
  options: { ...general.options, otherVoltage: 'Une autre, ou pas encore connue' },
}
