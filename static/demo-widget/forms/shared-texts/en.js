import { texts as general } from '../../texts/en.js'

/** What several of the forms with fields of their own ask, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Machine or plant',
    serialNumber: 'Serial number',
    country: 'Country',
    telephone: 'Telephone (optional)',
    remarks: 'What else we should know (optional)',
    photograph: 'Photograph (optional)',
  },
  hints: {
    ...general.hints,
    serialNumber: 'On the plate of the electrical cabinet',
    photograph: 'JPG or PNG, {max} MB at most',
  },
}
