import { texts as shared } from '../../texts/es.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Spanish. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Máquina o instalación',
    serialNumber: 'Número de serie',
    partNumber: 'Referencia de la pieza (opcional)',
    quantity: 'Cantidad (opcional)',
    country: 'País',
    telephone: 'Teléfono (opcional)',
    remarks: 'Qué más debemos saber (opcional)',
    photograph: 'Fotografía (opcional)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'En la placa del armario eléctrico',
    partNumber: 'Del manual; si falta, ayuda una foto',
    file: 'JPG o PNG, {max} MB como máximo',
  },
}
