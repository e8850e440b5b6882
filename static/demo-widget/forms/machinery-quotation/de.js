import { texts as general } from '../../texts/de.js'

export { fields } from '../machinery-quotation.js'

/** The texts of a quotation for other machines, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Ausführung (freiwillig)',
    application: 'Was Sie herstellen, und woraus',
    output: 'Benötigte Leistung (freiwillig)',
    voltage: 'Netzspannung (freiwillig)',
  },
  hints: {
    ...general.hints,
    application: 'Teile, Fliesen oder Stücke, mit Maßen',
    output: 'Mit Einheit, etwa 9.000 m² am Tag oder 40 Teile je Schicht',
  },
  options: {
    ...general.options,
    otherVoltage: 'Eine andere oder noch nicht bekannt',
  },
}
