import { texts as general } from '../../texts/de.js'

export { fields } from '../registration.js'

/** What a registration asks, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    subject: 'Webinar, Workshop oder Kurs',
    participants: 'Wer teilnimmt (freiwillig)',
  },
  hints: {
    ...general.hints,
    participants: 'Namen und Aufgaben, wenn Sie zu mehreren kommen',
  },
}
