import { texts as general } from '../../texts/es.js'

export { fields } from '../software-quotation.js'

/** The texts of a quotation for software, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Software',
    version: 'Edición (opcional)',
    workplaces: 'Número de puestos (opcional)',
    machines: 'Máquinas que va a mandar o vigilar (opcional)',
    formats: 'Archivos y programas que usa (opcional)',
  },
  hints: {
    ...general.hints,
    machines: 'Marca, modelo y año; también de otras marcas',
    formats: 'Por ejemplo DXF, STEP o el nombre de su programa de gestión',
  },
}
