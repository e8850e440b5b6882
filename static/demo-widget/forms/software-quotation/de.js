import { texts as general } from '../../texts/de.js'

export { fields } from '../software-quotation.js'

/** The texts of a quotation for software, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Software',
    version: 'Ausgabe (freiwillig)',
    workplaces: 'Zahl der Arbeitsplätze (freiwillig)',
    machines: 'Maschinen, die sie steuern oder überwachen soll (freiwillig)',
    formats: 'Dateien und Programme, die Sie nutzen (freiwillig)',
  },
  hints: {
    ...general.hints,
    machines: 'Hersteller, Typ und Baujahr; auch andere Marken',
    formats: 'Zum Beispiel DXF, STEP oder der Name Ihres Planungsprogramms',
  },
}
