/** An element with class, attributes (none for `null` and `false`) and children. */
export function make(tag, className, attributes, ...children) {
  const element = document.createElement(tag)
  if (className) element.className = `consent-forms-${className}`
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children)
  return element
}

/** The page's own notice, in its own language: the link of the footer that leads there. */
const privacyNotice = () =>
  [...document.querySelectorAll('footer a[href]')].find(({ pathname }) =>
    /privac|datenschutz|confidential/.test(pathname),
  )

/** A text with a part between {a} and {/a}, which leads to the privacy notice in a tab of its own. */
function linked(text, texts) {
  const [before, link, after] = text.split(/\{\/?a\}/)
  const notice = privacyNotice()
  if (!notice) return [before, link, after]
  const hint = make('span', 'hidden', {}, ` (${texts.newTab})`)
  const attributes = { href: notice.href, target: '_blank', rel: 'noopener' }
  return [before, make('a', 'link', attributes, link, hint), after]
}

/** A line of text, several of them, an address or a number. */
function text({ type, autocomplete = null }, attributes) {
  const input =
    type === 'textarea'
      ? make('textarea', 'input', { ...attributes, rows: 6 })
      : make('input', 'input', { ...attributes, type, autocomplete })
  return { input, parts: [input], answer: () => ({ value: input.value.trim() }) }
}

/** One of several; the first of them says that there is something to choose. */
function select({ options }, attributes, texts) {
  const input = make(
    'select',
    'input',
    attributes,
    make('option', '', { value: '' }, texts.choose),
    ...options.map((value) => make('option', '', { value }, texts.options[value] ?? value)),
  )
  const frame = make('div', 'select', {}, input)
  const answer = () => ({ value: input.value, shown: input.selectedOptions[0]?.text })
  return { input, parts: [frame], answer }
}

/**
 * A file. The browser's own control speaks the browser's language, so it lies unseen over a button
 * that speaks the form's.
 */
function file({ accept, rules: { maxFiles } }, attributes, texts) {
  const { id } = attributes
  const describedby = attributes['aria-describedby'].replace(' ', ` ${id}-name `)
  const input = make('input', 'file-input', {
    ...attributes,
    type: 'file',
    accept,
    multiple: maxFiles > 1,
    'aria-describedby': describedby,
  })
  const name = make('span', 'file-name', { id: `${id}-name` })
  const [chooseText, removeText] =
    maxFiles > 1 ? [texts.chooseFiles, texts.removeFiles] : [texts.chooseFile, texts.removeFile]
  const choose = make('span', 'button', { 'aria-hidden': 'true' }, chooseText)
  const remove = make('button', 'remove', { type: 'button' }, removeText)
  const button = make('span', 'file-button', {}, input, choose)
  const show = () => {
    const names = [...input.files].map((chosen) => chosen.name)
    name.textContent = names.join(', ') || texts.noFile
    remove.hidden = names.length === 0
  }
  input.addEventListener('change', show)
  remove.addEventListener('click', () => {
    input.value = ''
    input.dispatchEvent(new Event('change', { bubbles: true }))
    input.focus()
  })
  show()
  return {
    input,
    parts: [make('div', 'file', {}, button, name, remove)],
    answer: () => {
      const files = [...input.files]
      return {
        value: files.map((each) => `${each.name} (${each.size} bytes)`).join(', '),
        shown: files.map((each) => each.name).join(', '),
        size: Math.max(0, ...files.map((each) => each.size)),
        count: files.length,
      }
    },
  }
}

/** A consent. */
function checkbox(_field, attributes) {
  const input = make('input', 'box', { ...attributes, type: 'checkbox' })
  return { input, parts: [input], answer: () => ({ value: input.checked ? 'yes' : '' }) }
}

const controls = { text, email: text, tel: text, textarea: text, select, file, checkbox }

/**
 * A field of the form: its label, the place of its error, its control. A `group` brings its own `control` of
 * several inputs and has no rules.
 *
 * @param prefix of its ids
 * @param value what the page knows of the answer, no file and no consent
 * @returns { field, input, element, label, answer, show(error) }
 */
export function makeField(field, prefix, texts, value = '') {
  const id = `${prefix}-${field.name}`
  const key = field.label ?? field.name
  const hintText = texts.hints[key]
  const hint = hintText
    ? [
        make(
          'p',
          'hint',
          { id: `${id}-hint` },
          hintText
            .replace('{max}', field.rules.maxMegabytes)
            .replace('{files}', field.rules.maxFiles),
        ),
      ]
    : []
  const { input, parts, answer } = (field.control ?? controls[field.type])(
    field,
    {
      id,
      name: field.name,
      'aria-describedby': `${hintText ? `${id}-hint ` : ''}${id}-error`,
      'aria-required': field.rules.required ? 'true' : null,
    },
    texts,
  )
  const words = texts.labels[key]
  const error = make('p', 'error', { id: `${id}-error` })
  const element = frameOf()

  function frameOf() {
    if (field.type === 'checkbox') {
      const label = make('label', 'label', { for: id }, ...linked(words, texts))
      return make('div', 'consent', {}, error, ...parts, label)
    }
    if (field.type === 'group') {
      const legend = make('legend', 'label', {}, words)
      const hintId = hintText ? `${id}-hint` : null
      return make('fieldset', 'field', { 'aria-describedby': hintId }, legend, ...hint, ...parts)
    }
    if (value && field.type !== 'file') input.value = value
    const label = make('label', 'label', { for: id }, words)
    return make('div', 'field', {}, label, error, ...hint, ...parts)
  }

  /** Shows what is wrong with the answer, or that nothing is; aloud only when nothing else is said. */
  function show(message, isAloud) {
    error.setAttribute('aria-live', isAloud ? 'polite' : 'off')
    const said = message && make('span', 'hidden', {}, `${texts.error} `)
    error.replaceChildren(...(message ? [said, message] : []))
    element.classList.toggle('consent-forms-wrong', message !== '')
    if (message) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }

  return { field, input, element, answer, show, label: field.type === 'checkbox' ? '' : words }
}

/**
 * What is wrong with a form, above it, each with a link to its field (the pattern of the GOV.UK
 * Design System). It has the focus when it appears; a line leaves once its field is right.
 *
 * @param id of its heading
 * @returns { element, show(lines), mend(input) }; a line is { message, input or null }
 */
export function makeSummary(id, texts) {
  const list = make('ul', 'summary-list', {})
  const title = make('p', 'summary-title', { id }, texts.summary)
  const element = make(
    'div',
    'summary',
    { tabindex: '-1', role: 'group', 'aria-labelledby': id, hidden: true },
    make('div', '', { role: 'alert' }, title, list),
  )
  let rows = []

  function draw() {
    list.replaceChildren(...rows.map(({ row }) => row))
    element.hidden = rows.length === 0
  }

  function rowOf({ message, input }) {
    if (!input) return make('li', '', {}, message)
    const link = make('a', 'link', { href: `#${input.id}` }, message)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      event.stopPropagation()
      input.closest('.consent-forms-field, .consent-forms-consent').scrollIntoView()
      input.focus({ preventScroll: true })
    })
    return make('li', '', {}, link)
  }

  return {
    element,
    show(lines) {
      rows = lines.map((line) => ({ input: line.input, row: rowOf(line) }))
      draw()
      if (lines.length > 0) element.focus()
    },
    mend(input) {
      rows = rows.filter((each) => each.input !== input)
      draw()
    },
  }
}
