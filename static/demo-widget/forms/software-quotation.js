import { country, news, person, privacy, product, remarks, telephone } from '../fields.js'

/** The fields of a quotation for software. */
export const fields = [
  ...product,
  { name: 'workplaces', type: 'text', rules: {} },
  { name: 'machines', type: 'text', rules: {} },
  { name: 'formats', type: 'text', rules: {} },
  ...person,
  country,
  telephone,
  remarks,
  privacy,
  news,
]
