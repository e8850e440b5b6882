import { texts as shared } from '../../texts/en.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in English. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Machine or plant',
    serialNumber: 'Serial number',
    partNumber: 'Part number (optional)',
    quantity: 'How many (optional)',
    country: 'Country',
    telephone: 'Telephone (optional)',
    remarks: 'What else we should know (optional)',
    photograph: 'Photograph (optional)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'On the plate of the electrical cabinet',
    partNumber: 'From the manual; without it a photograph helps',
    file: 'JPG or PNG, {max} MB at most',
  },
}
