import { texts as general } from '../../texts/es.js'

export { application as fields } from '../../fields.js'

/** The texts of an application, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    job: 'Puesto (opcional)',
    place: 'Dónde vive (opcional)',
    start: 'Cuándo podría empezar (opcional)',
    solved: 'Qué sabe hacer, y un problema que resolvió',
    documents: 'Currículum y otros documentos (opcional)',
  },
  hints: {
    ...general.hints,
    job: 'Como en la página del puesto; vacío para una candidatura espontánea',
    documents: 'Hasta {files} archivos: PDF, JPG o PNG, {max} MB cada uno',
  },
}
