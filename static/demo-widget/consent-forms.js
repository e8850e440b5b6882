/**
 * Stands in for the external consent form widget in development, demos and tests. What a page may
 * ask of it is described in src/features/contact-form/consent-widget.ts. It sends nothing anywhere.
 */
;(function () {
  'use strict'

  /** @type {Record<string, Record<string, string>>} Labels and messages; other languages are English. */
  const texts = {
    en: {
      name: 'Name',
      company: 'Company (optional)',
      email: 'E-mail',
      confirmEmail: 'E-mail again',
      message: 'Message',
      consent: 'I have read the privacy notice and agree that my data is used to answer me.',
      submit: 'Send',
      thanks: 'Thank you. Your message has been sent.',
      required: 'Please fill in this field.',
      requiredConsent: 'Please agree, so that we may answer you.',
      min: 'Please write at least {min} characters.',
      emailForm: 'Please write an e-mail address such as name@example.com.',
      confirmed: 'The two e-mail addresses are not the same.',
    },
    it: {
      name: 'Nome e cognome',
      company: 'Azienda (facoltativo)',
      email: 'E-mail',
      confirmEmail: 'Ripeti l’e-mail',
      message: 'Messaggio',
      consent:
        'Ho letto l’informativa sulla privacy e acconsento all’uso dei miei dati per rispondermi.',
      submit: 'Invia',
      thanks: 'Grazie. Il messaggio è stato inviato.',
      required: 'Compila questo campo.',
      requiredConsent: 'Serve il tuo consenso per poterti rispondere.',
      min: 'Scrivi almeno {min} caratteri.',
      emailForm: 'Scrivi un indirizzo e-mail, ad esempio nome@example.com.',
      confirmed: 'I due indirizzi e-mail non coincidono.',
    },
  }

  /** What is asked, and the rules of requirements 5 that each answer follows. */
  const fields = [
    { name: 'name', type: 'text', autocomplete: 'name', rules: { required: true, min: 2 } },
    { name: 'company', type: 'text', autocomplete: 'organization', rules: {} },
    { name: 'email', type: 'email', autocomplete: 'email', rules: { required: true, email: true } },
    {
      name: 'confirmEmail',
      type: 'email',
      autocomplete: 'off',
      rules: { required: true, confirmed: 'email' },
    },
    { name: 'message', type: 'textarea', autocomplete: 'off', rules: { required: true, min: 10 } },
    { name: 'consent', type: 'checkbox', autocomplete: 'off', rules: { required: true } },
  ]

  const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

  const script = document.currentScript
  const source = (script && script.getAttribute('src')) || '/demo-widget/consent-forms.js'
  let styles = null
  let forms = 0

  /** Adds the widget's style sheet, which lies beside its script, once; and shows a form with it. */
  function showStyled(form) {
    if (!styles) {
      styles = document.createElement('link')
      styles.rel = 'stylesheet'
      styles.href = source.replace(/\.js(?=$|\?)/, '.css')
      document.head.append(styles)
    }
    if (styles.dataset.done) return
    form.hidden = true
    for (const end of ['load', 'error']) {
      styles.addEventListener(end, () => {
        styles.dataset.done = end
        form.hidden = false
      })
    }
  }

  /** An element with class, attributes and children. */
  function make(tag, className, attributes, ...children) {
    const element = document.createElement(tag)
    if (className) element.className = className
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }

  /** The first rule that a value breaks, in words, or nothing. */
  function complaint({ type, rules }, value, valueOf, words) {
    if (value === '') {
      if (!rules.required) return ''
      return type === 'checkbox' ? words.requiredConsent : words.required
    }
    if (rules.min && value.length < rules.min) return words.min.replace('{min}', rules.min)
    if (rules.email && !EMAIL.test(value)) return words.emailForm
    if (rules.confirmed && value !== valueOf(rules.confirmed)) return words.confirmed
    return ''
  }

  /** A label, its input and the place of its error message. */
  function makeField(field, prefix, words) {
    const id = `${prefix}-${field.name}`
    const isBox = field.type === 'checkbox'
    const isArea = field.type === 'textarea'
    const input = make(
      isArea ? 'textarea' : 'input',
      isBox ? 'consent-forms-box' : 'consent-forms-input',
      {
        id,
        name: field.name,
        autocomplete: field.autocomplete,
        'aria-describedby': `${id}-error`,
        ...(isArea ? {} : { type: field.type }),
        ...(field.rules.required ? { 'aria-required': 'true' } : {}),
      },
    )
    const label = make('label', 'consent-forms-label', { for: id }, words[field.name])
    const error = make('p', 'consent-forms-error', { id: `${id}-error`, 'aria-live': 'polite' })
    const element = isBox
      ? make('div', 'consent-forms-consent', {}, input, label, error)
      : make('div', 'consent-forms-field', {}, label, input, error)
    const value = () => (isBox ? (input.checked ? 'yes' : '') : input.value.trim())
    return { field, input, error, element, value, validated: false }
  }

  /** Draws a form into its container; see `ConsentFormSettings`. */
  function init({ form: code, locale, container, referrerLabel, referrerPath, onSubmit }) {
    const wanted = locale === 'auto' ? document.documentElement.lang : locale
    const language = wanted.toLowerCase().startsWith('it') ? 'it' : 'en'
    const words = texts[language]
    forms += 1
    const parts = fields.map((field) => makeField(field, `consent-form-${forms}`, words))
    const valueOf = (name) => parts.find(({ field }) => field.name === name).value()

    function validate(part) {
      const error = complaint(part.field, part.value(), valueOf, words)
      part.validated = true
      part.error.textContent = error
      if (error) part.input.setAttribute('aria-invalid', 'true')
      else part.input.removeAttribute('aria-invalid')
      return error === ''
    }

    // Eager: a field is checked when it is left for the first time, from then on with every input.
    for (const part of parts) {
      part.input.addEventListener('blur', () => validate(part))
      part.input.addEventListener('input', () => {
        const confirming = parts.filter(({ field }) => field.rules.confirmed === part.field.name)
        for (const checked of [part, ...confirming]) if (checked.validated) validate(checked)
      })
    }

    const hidden = (name, value) => make('input', '', { type: 'hidden', name, value })
    const form = make(
      'form',
      'consent-forms',
      { lang: language, novalidate: '', 'data-form': code },
      hidden('referrerLabel', referrerLabel),
      hidden('referrerPath', referrerPath),
      ...parts.map(({ element }) => element),
      make('button', 'consent-forms-submit', { type: 'submit' }, words.submit),
    )
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const wrong = parts.filter((part) => !validate(part))
      if (wrong.length > 0) {
        wrong[0].input.focus()
        return
      }
      const thanks = { role: 'status', lang: language }
      form.replaceWith(make('p', 'consent-forms-thanks', thanks, words.thanks))
      onSubmit()
    })

    showStyled(form)
    container.replaceChildren(form)
    return { destroy: () => container.replaceChildren() }
  }

  window.ConsentForms = { init }
})()
