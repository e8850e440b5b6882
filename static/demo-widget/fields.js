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

const request = [
  { name: 'subject', type: 'text', isKnown: true, rules: {} },
  {
    name: 'region',
    type: 'select',
    options: ['europe', 'northAmerica', 'southAmerica', 'asia', 'oceania', 'africa'],
    rules: { required: true },
  },
  { name: 'message', type: 'textarea', rules: { required: true, min: 10 } },
  { name: 'file', type: 'file', accept: '.pdf,.jpg,.jpeg,.png', rules: { maxMegabytes: 5 } },
]

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
  rules: { maxMegabytes: 5 },
}

/** Which machine it is: spare parts and service know each by its number. */
export const machine = [
  { name: 'product', type: 'text', rules: { required: true } },
  { name: 'serialNumber', type: 'text', rules: { required: true } },
]

/** The fields of a form without a definition of its own. */
export const fieldsOf = (code) =>
  code === 'SXM-NEWS' ? [...person, privacy] : [...person, ...request, privacy, news]

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const MEGABYTE = 1024 * 1024

/**
 * The first rule that an answer breaks, in words, or nothing.
 *
 * @param answer { value, size }: a text, and the bytes of a file
 * @param valueOf gives the value of another field
 */
export function complaint({ type, rules }, { value, size = 0 }, valueOf, texts) {
  if (value === '') {
    if (!rules.required) return ''
    return { checkbox: texts.requiredConsent, select: texts.requiredChoice }[type] || texts.required
  }
  if (rules.min && value.length < rules.min) return texts.min.replace('{min}', rules.min)
  if (rules.email && !EMAIL.test(value)) return texts.emailForm
  if (rules.confirmed && value !== valueOf(rules.confirmed)) return texts.confirmed
  if (rules.maxMegabytes && size > rules.maxMegabytes * MEGABYTE) {
    return texts.tooLarge.replace('{max}', rules.maxMegabytes)
  }
  return ''
}
