import { texts as general } from '../../texts/pt-br.js'

export { fields } from '../machinery-quotation.js'

/** The texts of a quotation for other machines, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versão (opcional)',
    application: 'O que você fabrica, e de que material',
    output: 'Produção de que precisa (opcional)',
    voltage: 'Tensão da rede (opcional)',
  },
  hints: {
    ...general.hints,
    application: 'Peças ou placas, com medidas',
    output: 'Com a unidade, por exemplo 9.000 m² por dia ou 40 peças por turno',
  },
  options: {
    ...general.options,
    otherVoltage: 'Outra, ou ainda não definida',
  },
}
