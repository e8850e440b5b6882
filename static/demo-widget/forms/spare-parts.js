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
import { partLines } from '../part-lines.js'

/** Their texts are `lines` by the names of the columns. */
const parts = {
  name: 'parts',
  type: 'group',
  control: partLines,
  columns: [
    { name: 'partNumber' },
    { name: 'description' },
    { name: 'quantity', inputmode: 'numeric' },
  ],
  rules: {},
}

/** The fields of a request for spare parts. */
export const fields = [
  ...machine,
  parts,
  photograph,
  ...person,
  country,
  telephone,
  remarks,
  privacy,
  news,
]
