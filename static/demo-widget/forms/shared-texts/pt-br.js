import { texts as general } from '../../texts/pt-br.js'

/** What several of the forms with fields of their own ask, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Máquina ou linha',
    serialNumber: 'Número de série',
    country: 'País',
    telephone: 'Telefone (opcional)',
    remarks: 'O que mais precisamos saber (opcional)',
    photograph: 'Foto (opcional)',
  },
  hints: {
    ...general.hints,
    serialNumber: 'Na placa do painel elétrico',
    photograph: 'JPG ou PNG, no máximo {max} MB',
  },
}
