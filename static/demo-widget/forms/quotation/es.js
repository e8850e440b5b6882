import { texts as general } from '../../texts/es.js'

export { fields } from '../quotation.js'

/** What a quotation asks, in Spanish. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versión (opcional)',
    material: 'Material (opcional)',
    largestPiece: 'Pieza más grande (opcional)',
    piecesPerShift: 'Piezas por turno (opcional)',
    voltage: 'Tensión de red (opcional)',
  },
  hints: {
    ...general.hints,
    material: 'Por ejemplo granito, mármol, cuarzo o cerámica',
    largestPiece: 'Largo × ancho × espesor con la unidad, por ejemplo 3200 × 1600 × 20 mm',
  },
  options: { ...general.options, otherVoltage: 'Otra, o aún no se conoce' },
}
