import { texts as shared } from '../shared-texts/en.js'

export { fields } from '../service.js'

/** What technical assistance asks, in English. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    state: 'State of the machine',
    problem: 'What happens',
    telephone: 'Telephone',
  },
  options: {
    ...shared.options,
    stopped: 'It stands still',
    limited: 'It runs with limits',
    running: 'It runs',
  },
}
