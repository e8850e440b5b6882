import { texts as general } from '../../texts/pt-br.js'

export { fields } from '../software-quotation.js'

/** The texts of a quotation for software, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Software',
    version: 'Edição (opcional)',
    workplaces: 'Número de postos (opcional)',
    machines: 'Máquinas que vai comandar ou monitorar (opcional)',
    formats: 'Arquivos e programas que você usa (opcional)',
  },
  hints: {
    ...general.hints,
    machines: 'Marca, modelo e ano; também de outras marcas',
    formats: 'Por exemplo DXF, STEP ou o nome do seu programa de gestão',
  },
}
