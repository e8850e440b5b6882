import { person, privacy, telephone } from '../fields.js'

const [name, , email, confirmEmail] = person

/** The fields of an application. The page that leads here knows the job (`values`). */
export const fields = [
  { name: 'subject', label: 'job', type: 'text', rules: {} },
  name,
  email,
  confirmEmail,
  telephone,
  { name: 'place', type: 'text', autocomplete: 'address-level2', rules: {} },
  { name: 'start', type: 'text', rules: {} },
  { name: 'message', label: 'solved', type: 'textarea', rules: { required: true, min: 10 } },
  {
    name: 'file',
    label: 'documents',
    type: 'file',
    accept: '.pdf,.jpg,.jpeg,.png',
    rules: { maxMegabytes: 5, maxFiles: 5 },
  },
  privacy,
]
