import { texts as general } from '../../texts/it.js'

/** What several of the forms with fields of their own ask, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Macchina o impianto',
    serialNumber: 'Numero di matricola',
    country: 'Paese',
    telephone: 'Telefono (facoltativo)',
    remarks: 'Altro che dobbiamo sapere (facoltativo)',
    photograph: 'Fotografia (facoltativa)',
  },
  hints: {
    ...general.hints,
    serialNumber: 'Sulla targa del quadro elettrico',
    photograph: 'JPG o PNG, al massimo {max} MB',
  },
}
