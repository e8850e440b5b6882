import { news, person, privacy } from '../fields.js'
import { country, machine, photograph, remarks, telephone } from './shared-fields.js'

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
