import { country, news, person, privacy, remarks, telephone } from '../fields.js'

/** What a price is worked out from; the page that leads here knows the machine (`values`). */
const machine = [
  { name: 'product', type: 'text', rules: { required: true } },
  { name: 'version', type: 'text', rules: {} },
  { name: 'material', type: 'text', rules: { required: true } },
  { name: 'largestPiece', type: 'text', rules: {} },
  { name: 'piecesPerShift', type: 'text', rules: {} },
  {
    name: 'voltage',
    type: 'select',
    options: [
      '208 V, 60 Hz',
      '220 V, 60 Hz',
      '380 V, 50 Hz',
      '380 V, 60 Hz',
      '400 V, 50 Hz',
      '415 V, 50 Hz',
      '440 V, 60 Hz',
      '480 V, 60 Hz',
      '600 V, 60 Hz',
      'otherVoltage',
    ],
    rules: {},
  },
]

/** A drawing of the pieces. */
const drawing = {
  name: 'file',
  type: 'file',
  accept: '.pdf,.jpg,.jpeg,.png',
  rules: { maxMegabytes: 5 },
}

/** The fields of a quotation. */
export const fields = [...machine, ...person, country, telephone, remarks, drawing, privacy, news]
