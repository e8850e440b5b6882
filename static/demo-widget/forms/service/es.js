import { texts as shared } from '../../texts/es.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Spanish. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Máquina o instalación',
    serialNumber: 'Número de serie',
    state: 'Estado de la máquina',
    problem: 'Qué ocurre',
    country: 'País',
    telephone: 'Teléfono',
    photograph: 'Fotografía (opcional)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'En la placa del armario eléctrico',
    file: 'JPG o PNG, {max} MB como máximo',
  },
  options: {
    ...shared.options,
    stopped: 'Está parada',
    limited: 'Funciona con limitaciones',
    running: 'Funciona',
  },
}
