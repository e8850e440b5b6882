/**
 * What the demo forms ask, and the rules of requirements 5. A field that `isKnown` is there only when the page
 * knows its answer.
 */

export const person = [
  { name: 'name', type: 'text', autocomplete: 'name', rules: { required: true, min: 2 } },
  { name: 'company', type: 'text', autocomplete: 'organization', rules: {} },
  { name: 'email', type: 'email', autocomplete: 'email', rules: { required: true, email: true } },
  {
    name: 'confirmEmail',
    type: 'email',
    autocomplete: 'off',
    rules: { required: true, confirmed: 'email' },
  },
]

const region = {
  name: 'region',
  type: 'select',
  options: ['europe', 'northAmerica', 'southAmerica', 'asia', 'oceania', 'africa'],
  rules: { required: true },
}
const message = { name: 'message', type: 'textarea', rules: { required: true, min: 10 } }
const attachment = {
  name: 'file',
  type: 'file',
  accept: '.pdf,.jpg,.jpeg,.png',
  rules: { maxMegabytes: 5 },
}
const model = { ...attachment, label: 'model', accept: '.pdf,.jpg,.jpeg,.png,.step,.stp' }

/** What the page knows of the subject. */
const about = ['subject', 'product'].map((name) => ({
  name,
  type: 'text',
  isKnown: true,
  rules: {},
}))

/** Forms for everybody, wherever they are: the region decides nothing. */
const withoutRegion = ['SXM-PRESS', 'SXM-TENDER']

export const privacy = { name: 'privacy', type: 'checkbox', rules: { required: true } }
export const news = { name: 'news', type: 'checkbox', rules: {} }

/** Where somebody is to come to, and how to be called. */
export const country = {
  name: 'country',
  type: 'text',
  autocomplete: 'country-name',
  rules: { required: true },
}
export const telephone = { name: 'telephone', type: 'tel', autocomplete: 'tel', rules: {} }

export const remarks = { name: 'message', label: 'remarks', type: 'textarea', rules: {} }
export const photograph = {
  name: 'file',
  label: 'photograph',
  type: 'file',
  accept: '.jpg,.jpeg,.png',
  rules: { maxMegabytes: 5, maxFiles: 3 },
}

/** The product of a quotation; the page that leads here knows it (`values`, `choices`). */
export const product = [
  { name: 'product', type: 'text', rules: { required: true } },
  { name: 'version', type: 'text', rules: {} },
]

/** The voltage of a works. */
export const voltage = {
  name: 'voltage',
  type: 'select',
  options: [
    '208 V, 60 Hz',
    '220 V, 60 Hz',
    '380 V, 50 Hz',
    '380 V, 60 Hz',
    '400 V, 50 Hz',
    '415 V, 50 Hz',
    '440 V, 60 Hz',
    '480 V, 60 Hz',
    '600 V, 60 Hz',
    'otherVoltage',
  ],
  rules: {},
}

/** A drawing of the pieces. */
export const drawing = {
  name: 'file',
  type: 'file',
  accept: '.pdf,.jpg,.jpeg,.png',
  rules: { maxMegabytes: 5 },
}

/** Which machine it is: spare parts and service know each by its number. */
export const machine = [
  { name: 'product', type: 'text', rules: { required: true } },
  { name: 'serialNumber', type: 'text', rules: { required: true } },
]

/** The fields of an application. The page that leads here knows the job (`values`). */
export const application = [
  { name: 'subject', label: 'job', type: 'text', rules: {} },
  ...person.filter(({ name }) => name !== 'company'),
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

/** The fields of a form without a definition of its own. */
export const fieldsOf = (code) =>
  code === 'SXM-NEWS'
    ? [...person, privacy]
    : [
        ...person,
        telephone,
        ...about,
        ...(withoutRegion.includes(code) ? [] : [region]),
        message,
        code === 'SXM-PROJECT' ? model : attachment,
        privacy,
        news,
      ]

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const MEGABYTE = 1024 * 1024

/**
 * The first rule that an answer breaks, in words, or nothing.
 *
 * @param answer { value, size, count }: a text, and of files the bytes of the largest and the number
 * @param valueOf gives the value of another field
 */
export function complaint({ type, rules }, { value, size = 0, count = 0 }, valueOf, texts) {
  if (value === '') {
    if (!rules.required) return ''
    return { checkbox: texts.requiredConsent, select: texts.requiredChoice }[type] || texts.required
  }
  if (rules.min && value.length < rules.min) return texts.min.replace('{min}', rules.min)
  if (rules.email && !EMAIL.test(value)) return texts.emailForm
  if (rules.confirmed && value !== valueOf(rules.confirmed)) return texts.confirmed
  if (count > (rules.maxFiles ?? 1)) return texts.tooMany.replace('{files}', rules.maxFiles ?? 1)
  if (rules.maxMegabytes && size > rules.maxMegabytes * MEGABYTE) {
    return texts.tooLarge.replace('{max}', rules.maxMegabytes)
  }
  return ''
}
