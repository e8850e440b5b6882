import { texts as general } from '../../texts/de.js'

export { fields } from '../spare-parts.js'

/** What a spare part asks, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    partNumber: 'Teilenummer (freiwillig)',
    quantity: 'Stückzahl (freiwillig)',
  },
  hints: {
    ...general.hints,
    partNumber: 'Aus dem Handbuch; ohne sie hilft ein Foto',
  },
}
