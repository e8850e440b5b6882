import { texts as general } from '../../texts/fr.js'

export { fields } from '../spare-parts.js'

/** What spare parts ask, in French. */
export const texts = {
  ...general,
  labels: { ...general.labels, parts: 'Pièces, jusqu’à vingt (facultatives)' },
  hints: {
    ...general.hints,
    parts:
      'Les références sont dans le manuel ; à défaut, une description et une photo aident. Les cellules d’un tableur se collent dans la première ligne : référence, description, quantité.',
  },
  lines: {
    partNumber: 'Référence',
    description: 'Description',
    quantity: 'Quantité',
    add: 'Ajouter une ligne',
    remove: 'Retirer',
    line: '(ligne {line})',
    added: 'La ligne {line} est ajoutée.',
    removed: 'La ligne {line} est supprimée. Lignes restantes : {count}.',
    pasted: 'Lignes remplies : {count}.',
    tooMany:
      'Lignes remplies : {count}. Lignes sans place : {rest}. Envoyez-les dans une deuxième demande.',
    most: 'La ligne {line} est ajoutée. C’est le maximum pour une demande.',
  },
}
