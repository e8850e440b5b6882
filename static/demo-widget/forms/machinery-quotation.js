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

/** The fields of a quotation for machines that do not saw or polish stone. */
export const fields = [
  ...product,
  { name: 'application', type: 'textarea', rules: { required: true, min: 10 } },
  { name: 'output', type: 'text', rules: {} },
  voltage,
  ...person,
  country,
  telephone,
  remarks,
  drawing,
  privacy,
  news,
]
