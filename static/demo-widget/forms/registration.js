import { country, news, person, privacy, remarks, telephone } from '../fields.js'

/** The fields of a registration; the page that leads here knows what for (`values`). */
export const fields = [
  { name: 'subject', type: 'text', rules: { required: true } },
  ...person,
  { name: 'participants', type: 'textarea', rules: {} },
  country,
  telephone,
  remarks,
  privacy,
  news,
]
