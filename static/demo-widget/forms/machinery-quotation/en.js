import { texts as general } from '../../texts/en.js'

export { fields } from '../machinery-quotation.js'

/** The texts of a quotation for other machines, in English. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Version (optional)',
    application: 'What you make, and of which material',
    output: 'Output that you need (optional)',
    voltage: 'Voltage of your works (optional)',
  },
  hints: {
    ...general.hints,
    application: 'Parts, tiles or pieces, with sizes',
    output: 'With the unit, such as 9,000 m² a day or 40 parts a shift',
  },
  options: {
    ...general.options,
    otherVoltage: 'Another one, or not known yet',
  },
}
