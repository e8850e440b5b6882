import { texts as shared } from '../shared-texts/fr.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in French. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    version: 'Version (facultatif)',
    material: 'Matériau',
    largestPiece: 'Plus grande pièce (facultatif)',
    piecesPerShift: 'Pièces par poste (facultatif)',
    voltage: 'Tension du réseau (facultatif)',
  },
  hints: {
    ...shared.hints,
    material: 'Par exemple granit, marbre, quartz ou grès cérame',
    largestPiece: 'Longueur × largeur × épaisseur avec l’unité, par exemple 3200 × 1600 × 20 mm',
  },
  options: { ...shared.options, otherVoltage: 'Une autre, ou pas encore connue' },
}
