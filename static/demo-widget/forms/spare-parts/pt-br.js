import { texts as shared } from '../../texts/pt-br.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Brazilian Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Máquina ou linha',
    serialNumber: 'Número de série',
    partNumber: 'Código da peça (opcional)',
    quantity: 'Quantidade (opcional)',
    country: 'País',
    telephone: 'Telefone (opcional)',
    remarks: 'O que mais precisamos saber (opcional)',
    photograph: 'Foto (opcional)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Na placa do painel elétrico',
    partNumber: 'Do manual; se faltar, uma foto ajuda',
    file: 'JPG ou PNG, no máximo {max} MB',
  },
}
