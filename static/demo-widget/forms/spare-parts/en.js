import { texts as general } from '../../texts/en.js'

export { fields } from '../spare-parts.js'

/** What spare parts ask, in English. */
export const texts = {
  ...general,
  labels: { ...general.labels, parts: 'Parts, up to twenty (optional)' },
  hints: {
    ...general.hints,
    parts:
      'Part numbers are in the manual; without one a description and a photograph help. Cells of a spreadsheet can be pasted into the first line: number, description, pieces.',
  },
  lines: {
    partNumber: 'Part number',
    description: 'Description',
    quantity: 'Pieces',
    add: 'Add a line',
    remove: 'Remove',
    line: '(line {line})',
    added: 'Line {line} is added.',
    removed: 'Line {line} is removed. Lines left: {count}.',
    pasted: 'Lines filled in: {count}.',
    tooMany:
      'Lines filled in: {count}. Lines without room: {rest}. Please send them in a second request.',
    most: 'Line {line} is added. This is the most for one request.',
  },
}
