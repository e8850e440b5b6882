import { texts as general } from '../../texts/fr.js'

export { fields } from '../machinery-quotation.js'

/** The texts of a quotation for other machines, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Version (facultatif)',
    application: 'Ce que vous fabriquez, et en quelle matière',
    output: 'Production nécessaire (facultative)',
    voltage: 'Tension du réseau (facultatif)',
  },
  hints: {
    ...general.hints,
    application: 'Pièces ou carreaux, avec les dimensions',
    output: 'Avec l’unité, par exemple 9 000 m² par jour ou 40 pièces par poste',
  },
  options: {
    ...general.options,
    otherVoltage: 'Une autre, ou pas encore connue',
  },
}
