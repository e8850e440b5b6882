import { texts as shared } from '../shared-texts/en.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in English. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    partNumber: 'Part number (optional)',
    quantity: 'How many (optional)',
  },
  hints: {
    ...shared.hints,
    partNumber: 'From the manual; without it a photograph helps',
  },
}
