import { texts as shared } from '../../texts/de.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in German. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Maschine oder Anlage',
    serialNumber: 'Seriennummer',
    partNumber: 'Teilenummer (freiwillig)',
    quantity: 'Stückzahl (freiwillig)',
    country: 'Land',
    telephone: 'Telefon (freiwillig)',
    remarks: 'Was wir sonst wissen sollten (freiwillig)',
    photograph: 'Foto (freiwillig)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'Auf dem Typenschild des Schaltschranks',
    partNumber: 'Aus dem Handbuch; ohne sie hilft ein Foto',
    file: 'JPG oder PNG, höchstens {max} MB',
  },
}
