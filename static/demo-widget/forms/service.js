import { country, machine, news, person, photograph, privacy, telephone } from '../fields.js'

/** The fields of a request for assistance: who is called back has to say where. */
export const fields = [
  ...machine,
  {
    name: 'state',
    type: 'select',
    options: ['stopped', 'limited', 'running'],
    rules: { required: true },
  },
  { name: 'message', label: 'problem', type: 'textarea', rules: { required: true, min: 10 } },
  photograph,
  ...person,
  country,
  { ...telephone, rules: { required: true } },
  privacy,
  news,
]
