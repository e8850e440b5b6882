import { texts as shared } from '../../texts/pt.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Portuguese. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Máquina ou instalação',
    serialNumber: 'Número de série',
    partNumber: 'Referência da peça (facultativa)',
    quantity: 'Quantidade (facultativa)',
    country: 'País',
    telephone: 'Telefone (facultativo)',
    remarks: 'O que mais devemos saber (facultativo)',
    photograph: 'Fotografia (facultativa)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Na placa do quadro elétrico',
    partNumber: 'Do manual; se faltar, uma fotografia ajuda',
    file: 'JPG ou PNG, no máximo {max} MB',
  },
}
