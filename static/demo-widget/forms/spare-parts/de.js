import { texts as shared } from '../shared-texts/de.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in German. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    partNumber: 'Teilenummer (freiwillig)',
    quantity: 'Stückzahl (freiwillig)',
  },
  hints: {
    ...shared.hints,
    partNumber: 'Aus dem Handbuch; ohne sie hilft ein Foto',
  },
}
