import { texts as shared } from '../../texts/fr.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in French. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Machine ou installation',
    serialNumber: 'Numéro de série',
    partNumber: 'Référence de la pièce (facultative)',
    quantity: 'Quantité (facultative)',
    country: 'Pays',
    telephone: 'Téléphone (facultatif)',
    remarks: 'Autres informations utiles (facultatif)',
    photograph: 'Photo (facultative)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Sur la plaque de l’armoire électrique',
    partNumber: 'Dans le manuel ; à défaut, une photo aide',
    file: 'JPG ou PNG, {max} Mo au maximum',
  },
}
