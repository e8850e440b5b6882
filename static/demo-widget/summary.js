import { make } from './controls.js'

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
