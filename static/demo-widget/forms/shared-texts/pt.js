import { texts as general } from '../../texts/pt.js'

/** What several of the forms with fields of their own ask, in Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Máquina ou instalação',
    serialNumber: 'Número de série',
    country: 'País',
    telephone: 'Telefone (facultativo)',
    remarks: 'O que mais devemos saber (facultativo)',
    photograph: 'Fotografia (facultativa)',
  },
  hints: {
    ...general.hints,
    serialNumber: 'Na placa do quadro elétrico',
    photograph: 'JPG ou PNG, no máximo {max} MB',
  },
}
