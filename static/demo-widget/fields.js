/** What the demo forms ask, and the rules of requirements 5 that each answer follows. */

const person = [
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
  {
    name: 'region',
    type: 'select',
    options: ['europe', 'northAmerica', 'southAmerica', 'asia', 'oceania', 'africa'],
    rules: { required: true },
  },
  { name: 'message', type: 'textarea', rules: { required: true, min: 10 } },
  { name: 'file', type: 'file', accept: '.pdf,.jpg,.jpeg,.png', rules: { maxMegabytes: 5 } },
]

const privacy = { name: 'privacy', type: 'checkbox', rules: { required: true } }
const news = { name: 'news', type: 'checkbox', rules: {} }

/** The fields of a form, by its code. */
export const fieldsOf = (code) =>
  code === 'SXM-NEWS' ? [...person, privacy] : [...person, ...request, privacy, news]
