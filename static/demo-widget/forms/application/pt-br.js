import { texts as general } from '../../texts/pt-br.js'

export { application as fields } from '../../fields.js'

/** The texts of an application, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    job: 'Vaga (opcional)',
    place: 'Onde você mora (opcional)',
    start: 'Quando poderia começar (opcional)',
    solved: 'O que você sabe fazer, e um problema que você resolveu',
    documents: 'Currículo e outros documentos (opcional)',
  },
  hints: {
    ...general.hints,
    job: 'Como na página da vaga; vazio para uma candidatura espontânea',
    documents: 'Até {files} arquivos: PDF, JPG ou PNG, {max} MB cada',
  },
}
