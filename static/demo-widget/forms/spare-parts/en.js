import { texts as general } from '../../texts/en.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    partNumber: 'Part number (optional)',
    quantity: 'How many (optional)',
  },
  hints: {
    ...general.hints,
    partNumber: 'From the manual; without it a photograph helps',
  },
}
