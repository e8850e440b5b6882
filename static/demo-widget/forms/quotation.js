import {
  country,
  drawing,
  news,
  person,
  privacy,
  product,
  remarks,
  telephone,
  voltage,
} from '../fields.js'

/** The fields of a quotation for stone. Visitors without a product ask for other things here, too. */
export const fields = [
  ...product,
  { name: 'material', type: 'text', rules: {} },
  { name: 'largestPiece', type: 'text', rules: {} },
  { name: 'piecesPerShift', type: 'text', rules: {} },
  voltage,
  ...person,
  country,
  telephone,
  remarks,
  drawing,
  privacy,
  news,
]
