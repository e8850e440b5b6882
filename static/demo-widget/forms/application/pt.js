import { texts as general } from '../../texts/pt.js'

export { application as fields } from '../../fields.js'

/** The texts of an application, in Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    job: 'Lugar (facultativo)',
    place: 'Onde vive (facultativo)',
    start: 'Quando poderia começar (facultativo)',
    solved: 'O que sabe fazer, e um problema que resolveu',
    documents: 'Currículo e outros documentos (facultativos)',
  },
  hints: {
    ...general.hints,
    job: 'Como na página do lugar; vazio para uma candidatura espontânea',
    documents: 'Até {files} ficheiros: PDF, JPG ou PNG, {max} MB cada',
  },
}
