const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const MEGABYTE = 1024 * 1024

/**
 * The first rule that an answer breaks, in words, or nothing (requirements 5: `required`, `min`,
 * `email`, `confirmed`; and a limit for files).
 *
 * @param field of fields.js
 * @param answer { value, size }: what was answered as a text, and the bytes of a file
 * @param valueOf gives the value of another field
 * @param texts in the form's language
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
