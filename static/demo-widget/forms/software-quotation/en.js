import { texts as general } from '../../texts/en.js'

export { fields } from '../software-quotation.js'

/** The texts of a quotation for software, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    product: 'Software',
    version: 'Edition (optional)',
    workplaces: 'Number of workplaces (optional)',
    machines: 'Machines that it will drive or watch (optional)',
    formats: 'Files and programs that you use (optional)',
  },
  hints: {
    ...general.hints,
    machines: 'Make, model and year; other makes as well',
    formats: 'Such as DXF, STEP, or the name of your planning program',
  },
}
