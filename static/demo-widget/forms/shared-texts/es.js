import { texts as general } from '../../texts/es.js'

/** What several of the forms with fields of their own ask, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Máquina o instalación',
    serialNumber: 'Número de serie',
    country: 'País',
    telephone: 'Teléfono (opcional)',
    remarks: 'Qué más debemos saber (opcional)',
    photograph: 'Fotografía (opcional)',
  },
  hints: {
    ...general.hints,
    serialNumber: 'En la placa del armario eléctrico',
    photograph: 'JPG o PNG, {max} MB como máximo',
  },
}
