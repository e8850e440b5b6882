import { texts as shared } from '../../texts/en.js'

export { fields } from '../service.js'

/** What technical assistance asks, in English. */
export const texts = {
  ...shared,
  labels: {
    ...shared.labels,
    product: 'Machine or plant',
    serialNumber: 'Serial number',
    state: 'State of the machine',
    problem: 'What happens',
    country: 'Country',
    telephone: 'Telephone',
    photograph: 'Photograph (optional)',
  },
  hints: {
    ...shared.hints,
    serialNumber: 'On the plate of the electrical cabinet',
    file: 'JPG or PNG, {max} MB at most',
  },
  options: {
    ...shared.options,
    stopped: 'It stands still',
    limited: 'It runs with limits',
    running: 'It runs',
  },
}
