import { texts as general } from '../../texts/es.js'

export { fields } from '../machinery-quotation.js'

/** The texts of a quotation for other machines, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versión (opcional)',
    application: 'Qué fabrica, y de qué material',
    output: 'Producción que necesita (opcional)',
    voltage: 'Tensión de red (opcional)',
  },
  hints: {
    ...general.hints,
    application: 'Piezas o baldosas, con medidas',
    output: 'Con la unidad, por ejemplo 9.000 m² al día o 40 piezas por turno',
  },
  options: {
    ...general.options,
    otherVoltage: 'Otra, o aún no se conoce',
  },
}
