import { texts as shared } from '../../texts/pt.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Máquina ou instalação',
    serialNumber: 'Número de série',
    state: 'Estado da máquina',
    problem: 'O que acontece',
    country: 'País',
    telephone: 'Telefone',
    photograph: 'Fotografia (facultativa)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Na placa do quadro elétrico',
    file: 'JPG ou PNG, no máximo {max} MB',
  },
  options: {
    ...shared.options,
    stopped: 'Está parada',
    limited: 'Funciona com limitações',
    running: 'Funciona',
  },
}
