import { texts as shared } from '../../texts/it.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in Italian. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Macchina o impianto',
    serialNumber: 'Numero di matricola',
    partNumber: 'Codice del ricambio (facoltativo)',
    quantity: 'Quantità (facoltativa)',
    country: 'Paese',
    telephone: 'Telefono (facoltativo)',
    remarks: 'Altro che dobbiamo sapere (facoltativo)',
    photograph: 'Fotografia (facoltativa)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Sulla targa del quadro elettrico',
    partNumber: 'Dal manuale; se manca, aiuta una foto',
    file: 'JPG o PNG, al massimo {max} MB',
  },
}
