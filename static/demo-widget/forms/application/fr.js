import { texts as general } from '../../texts/fr.js'

export { application as fields } from '../../fields.js'

/** The texts of an application, in French. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    job: 'Poste (facultatif)',
    place: 'Où vous habitez (facultatif)',
    start: 'Quand vous pourriez commencer (facultatif)',
    solved: 'Ce que vous savez faire, et un problème que vous avez résolu',
    documents: 'CV et autres documents (facultatifs)',
  },
  hints: {
    ...general.hints,
    job: 'Comme sur la page du poste ; vide pour une candidature spontanée',
    documents: 'Jusqu’à {files} fichiers : PDF, JPG ou PNG, {max} Mo chacun',
  },
}
