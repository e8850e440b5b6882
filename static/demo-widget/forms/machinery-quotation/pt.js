import { texts as general } from '../../texts/pt.js'

export { fields } from '../machinery-quotation.js'

/** The texts of a quotation for other machines, in Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versão (facultativo)',
    application: 'O que fabrica, e de que material',
    output: 'Produção de que precisa (facultativa)',
    voltage: 'Tensão da rede (facultativo)',
  },
  hints: {
    ...general.hints,
    application: 'Peças ou ladrilhos, com medidas',
    output: 'Com a unidade, por exemplo 9.000 m² por dia ou 40 peças por turno',
  },
  options: {
    ...general.options,
    otherVoltage: 'Outra, ou ainda não conhecida',
  },
}
