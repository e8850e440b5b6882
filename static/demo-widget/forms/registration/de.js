import { texts as shared } from '../shared-texts/de.js'

export { fields } from '../registration.js'

/** What a registration asks, in German. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    subject: 'Webinar, Workshop oder Kurs',
    participants: 'Wer teilnimmt (freiwillig)',
  },
  hints: {
    ...shared.hints,
    participants: 'Namen und Aufgaben, wenn Sie zu mehreren kommen',
  },
}
