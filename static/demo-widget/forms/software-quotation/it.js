import { texts as general } from '../../texts/it.js'

export { fields } from '../software-quotation.js'

/** The texts of a quotation for software, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Software',
    version: 'Edizione (facoltativa)',
    workplaces: 'Numero di postazioni (facoltativo)',
    machines: 'Macchine da comandare o sorvegliare (facoltative)',
    formats: 'File e programmi che usi (facoltativi)',
  },
  hints: {
    ...general.hints,
    machines: 'Costruttore, modello e anno; anche di altre marche',
    formats: 'Per esempio DXF, STEP o il nome del gestionale',
  },
}
