import {
  country,
  machine,
  news,
  person,
  photograph,
  privacy,
  remarks,
  telephone,
} from '../fields.js'

/** The fields of a request for a spare part. */
export const fields = [
  ...machine,
  { name: 'partNumber', type: 'text', rules: {} },
  { name: 'quantity', type: 'text', rules: {} },
  photograph,
  ...person,
  country,
  telephone,
  remarks,
  privacy,
  news,
]
