import { texts as general } from '../../texts/en.js'

export { fields } from '../service.js'

/** What technical assistance asks, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    state: 'State of the machine',
    problem: 'What happens',
    telephone: 'Telephone',
  },
  options: {
    ...general.options,
    stopped: 'It stands still',
    limited: 'It runs with limits',
    running: 'It runs',
  },
}
