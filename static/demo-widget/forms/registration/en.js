import { texts as general } from '../../texts/en.js'

export { fields } from '../registration.js'

/** What a registration asks, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    subject: 'Webinar, workshop or course',
    participants: 'Who takes part (optional)',
  },
  hints: {
    ...general.hints,
    participants: 'Names and tasks, if you are several',
  },
}
