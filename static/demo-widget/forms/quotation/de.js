import { texts as general } from '../../texts/de.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Ausführung (freiwillig)',
    material: 'Material (freiwillig)',
    largestPiece: 'Größtes Werkstück (freiwillig)',
    piecesPerShift: 'Stück je Schicht (freiwillig)',
    voltage: 'Netzspannung (freiwillig)',
  },
  hints: {
    ...general.hints,
    material: 'Zum Beispiel Granit, Marmor, Quarz oder Feinsteinzeug',
    largestPiece: 'Länge × Breite × Dicke mit Einheit, zum Beispiel 3.200 × 1.600 × 20 mm',
  },
  options: { ...general.options, otherVoltage: 'Eine andere oder noch nicht bekannt' },
}
