import { texts as general } from '../../texts/de.js'

/** What several of the forms with fields of their own ask, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Maschine oder Anlage',
    serialNumber: 'Seriennummer',
    country: 'Land',
    telephone: 'Telefon (freiwillig)',
    remarks: 'Was wir sonst wissen sollten (freiwillig)',
    photograph: 'Foto (freiwillig)',
  },
  hints: {
    ...general.hints,
    serialNumber: 'Auf dem Typenschild des Schaltschranks',
    photograph: 'JPG oder PNG, höchstens {max} MB',
  },
}
