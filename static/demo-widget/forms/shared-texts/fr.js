import { texts as general } from '../../texts/fr.js'

/** What several of the forms with fields of their own ask, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Machine ou installation',
    serialNumber: 'Numéro de série',
    country: 'Pays',
    telephone: 'Téléphone (facultatif)',
    remarks: 'Autres informations utiles (facultatif)',
    photograph: 'Photo (facultative)',
  },
  hints: {
    ...general.hints,
    serialNumber: 'Sur la plaque de l’armoire électrique',
    photograph: 'JPG ou PNG, {max} Mo au maximum',
  },
}
