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
