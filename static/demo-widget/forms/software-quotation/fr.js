import { texts as general } from '../../texts/fr.js'

export { fields } from '../software-quotation.js'

/** The texts of a quotation for software, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Logiciel',
    version: 'Édition (facultative)',
    workplaces: 'Nombre de postes (facultatif)',
    machines: 'Machines à piloter ou à suivre (facultatif)',
    formats: 'Fichiers et logiciels que vous utilisez (facultatif)',
  },
  hints: {
    ...general.hints,
    machines: 'Marque, modèle et année ; d’autres marques aussi',
    formats: 'Par exemple DXF, STEP ou le nom de votre logiciel de gestion',
  },
}
