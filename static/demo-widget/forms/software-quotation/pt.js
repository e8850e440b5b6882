import { texts as general } from '../../texts/pt.js'

export { fields } from '../software-quotation.js'

/** The texts of a quotation for software, in Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Software',
    version: 'Edição (facultativa)',
    workplaces: 'Número de postos (facultativo)',
    machines: 'Máquinas que vai comandar ou vigiar (facultativo)',
    formats: 'Ficheiros e programas que usa (facultativo)',
  },
  hints: {
    ...general.hints,
    machines: 'Marca, modelo e ano; também de outras marcas',
    formats: 'Por exemplo DXF, STEP ou o nome do seu programa de gestão',
  },
}
