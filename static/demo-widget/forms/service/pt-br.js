import { texts as shared } from '../../texts/pt-br.js'

export { fields } from '../service.js'

/** What technical assistance asks, in Brazilian Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Máquina ou linha',
    serialNumber: 'Número de série',
    state: 'Estado da máquina',
    problem: 'O que acontece',
    country: 'País',
    telephone: 'Telefone',
    photograph: 'Foto (opcional)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Na placa do painel elétrico',
    file: 'JPG ou PNG, no máximo {max} MB',
  },
  options: {
    ...shared.options,
    stopped: 'Está parada',
    limited: 'Funciona com limitações',
    running: 'Funciona',
  },
}
