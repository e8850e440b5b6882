import { texts as general } from '../../texts/it.js'

export { application as fields } from '../../fields.js'

/** The texts of an application, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    job: 'Posizione (facoltativa)',
    place: 'Dove vivi (facoltativo)',
    start: 'Quando potresti iniziare (facoltativo)',
    solved: 'Che cosa sai fare, e un problema che hai risolto',
    documents: 'Curriculum e altri documenti (facoltativi)',
  },
  hints: {
    ...general.hints,
    job: 'Come nella pagina della posizione; vuoto per una candidatura spontanea',
    documents: 'Fino a {files} file: PDF, JPG o PNG, {max} MB ciascuno',
  },
}
