import { texts as shared } from '../shared-texts/de.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in German. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    version: 'Ausführung (freiwillig)',
    material: 'Material',
    largestPiece: 'Größtes Werkstück (freiwillig)',
    piecesPerShift: 'Stück je Schicht (freiwillig)',
    voltage: 'Netzspannung (freiwillig)',
  },
  hints: {
    ...shared.hints,
    material: 'Zum Beispiel Granit, Marmor, Quarz oder Feinsteinzeug',
    largestPiece: 'Länge × Breite × Dicke mit Einheit, zum Beispiel 3.200 × 1.600 × 20 mm',
  },
  options: { ...shared.options, otherVoltage: 'Eine andere oder noch nicht bekannt' },
}
