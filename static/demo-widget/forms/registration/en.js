import { texts as shared } from '../shared-texts/en.js'

export { fields } from '../registration.js'

/** What a registration asks, in English. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    subject: 'Webinar, workshop or course',
    participants: 'Who takes part (optional)',
  },
  hints: {
    ...shared.hints,
    participants: 'Names and tasks, if you are several',
  },
}
