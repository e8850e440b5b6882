import { make, makeField, makeSummary } from './controls.js'
import { complaint, fieldsOf } from './fields.js'

let forms = 0

/**
 * Draws a form and does what it does: checks, sends, thanks.
 *
 * @param options the settings of the page, without the locale, with texts in its place, and the form's own fields
 * @returns { destroy() }
 */
export function drawForm(options) {
  const {
    form: code,
    container,
    values,
    choices,
    onSubmit,
    texts,
    fields = fieldsOf(code),
  } = options
  const { referrerLabel, referrerPath } = options
  forms += 1
  const prefix = `consent-form-${forms}`
  const parts = fields
    .filter(({ name, isKnown }) => !isKnown || values?.[name])
    .map((field) => {
      const known = choices?.[field.name]
      const asked = known ? { ...field, type: 'select', options: known } : field
      return makeField(asked, prefix, texts, values?.[field.name])
    })
  const valueOf = (name) => parts.find(({ field }) => field.name === name).answer().value
  const summary = makeSummary(`${prefix}-summary`, texts)
  const submit = make('button', 'button', { type: 'submit' }, texts.submit)
  const status = make('p', 'status', { role: 'status' })
  const checked = new Set()
  const leaving = new AbortController()
  let isSending = false

  /** Checks an answer, shows what is wrong with it, and gives that. */
  function validate(part, isAloud) {
    const error = complaint(part.field, part.answer(), valueOf, texts)
    checked.add(part)
    part.show(error, isAloud)
    if (!error) summary.mend(part.input)
    return error
  }

  // Eager: a field is checked when it is left for the first time, from then on with every input.
  for (const part of parts) {
    part.input.addEventListener('blur', () => {
      // What is shown now would move the button from under the pointer; sending checks everything.
      if (!submit.matches(':active')) validate(part, true)
    })
    const confirming = parts.filter(({ field }) => field.rules.confirmed === part.field.name)
    const recheck = () => {
      for (const each of [part, ...confirming]) if (checked.has(each)) validate(each, true)
    }
    part.input.addEventListener('input', recheck)
    part.input.addEventListener('change', recheck)
  }

  const hidden = (name, value) => make('input', '', { type: 'hidden', name, value })
  const form = make(
    'form',
    'form',
    { lang: texts.lang, novalidate: true, 'data-form': code },
    hidden('referrerLabel', referrerLabel),
    hidden('referrerPath', referrerPath),
    summary.element,
    ...parts.map(({ element }) => element),
    make('div', 'foot', {}, submit, status),
  )

  /** The part of the request that its visitor is shown again: no consent, no address written twice. */
  function answersShown() {
    return parts
      .filter(({ field, label }) => label && !field.rules.confirmed)
      .map(({ answer, label }) => {
        const { value, shown = value } = answer()
        // An answer that is there needs no "(optional)".
        return { label: label.replace(/ \([^)]*\)$/, ''), value: value && shown }
      })
  }

  function thank(reference) {
    const answers = answersShown()
    const thanks = make('p', 'thanks', { role: 'status', tabindex: '-1', lang: texts.lang })
    thanks.textContent = texts.thanks
    form.replaceWith(thanks)
    thanks.focus()
    onSubmit({ reference, answers })
  }

  function say(sending) {
    isSending = sending
    submit.setAttribute('aria-disabled', String(sending))
    status.textContent = sending ? texts.sending : ''
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    const wrong = parts
      .map((part) => ({ ...part, error: validate(part, false) }))
      .filter(({ error }) => error)
    summary.show(
      wrong.map(({ input, label, error }) => ({
        input,
        message: label ? texts.line.replace('{label}', label).replace('{error}', error) : error,
      })),
    )
    if (wrong.length > 0) return
    say(true)
    const answers = Object.fromEntries(
      parts.map(({ field, answer }) => [field.name, answer().value]),
    )
    const submission = { form: code, locale: texts.lang, referrerLabel, referrerPath, answers }
    const { outcome, reference } = await import('./submission.js').then(
      ({ send }) => send(submission, leaving.signal),
      () => ({ outcome: 'failed' }),
    )
    if (leaving.signal.aborted) return
    say(false)
    if (outcome === 'sent') thank(reference)
    else summary.show([{ message: texts[outcome], input: null }])
  })

  container.replaceChildren(form)
  return {
    destroy() {
      leaving.abort()
      container.replaceChildren()
    },
  }
}
