import { make } from './controls.js'

/** The most lines of one request. */
export const MOST_LINES = 20

/**
 * The cells of a piece of a spreadsheet, by rows. Programs separate cells with tabs and rows with line ends. They
 * quote a cell that has such a character in itself.
 */
export function cellsOf(text) {
  const rows = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  for (let end = ''; pattern.lastIndex < text.length || end === '\t';) {
    const [, quoted, plain = '', found] = pattern.exec(text)
    rows.at(-1).push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim())
    end = found
    if (end !== '\t' && pattern.lastIndex < text.length) rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

const isCount = (cell) => /^\d{1,4}$/.test(cell)

/** Lists have the number of pieces behind the part number or behind the description. */
function inOrder(rows) {
  const column = (index) => rows.flatMap((row) => row[index] || [])
  const hasCounts = column(1).length > 0 && column(1).every(isCount)
  if (!hasCounts || column(2).some(isCount)) return rows
  return rows.map(([partNumber = '', quantity = '', ...rest]) => [
    partNumber,
    rest.join(' '),
    quantity,
  ])
}

/**
 * Lines of parts: number, description, pieces. Lines come and go, and cells of a spreadsheet fill as many as they
 * need. The answer has a row for each line with content, its cells separated by tabs.
 */
export function partLines({ columns }, { id }, texts) {
  const { lines: words } = texts
  const list = make('ol', 'lines', {})
  const add = make('button', 'button', { type: 'button' }, words.add)
  const said = make('p', 'status', { role: 'status' })
  const foot = make('div', 'foot consent-forms-lines-foot', {}, add, said)
  let made = 0
  let lines = []

  const say = (text, values) => {
    said.textContent = Object.entries(values).reduce(
      (all, [name, value]) => all.replace(`{${name}}`, value),
      text,
    )
  }
  const number = () => {
    lines.forEach(({ numbers }, index) => {
      const which = ` ${words.line.replace('{line}', index + 1)}`
      for (const each of numbers) each.textContent = which
    })
    for (const { remove } of lines) remove.hidden = lines.length === 1
    add.hidden = lines.length === MOST_LINES
  }
  const change = () => list.dispatchEvent(new Event('change', { bubbles: true }))

  function makeLine() {
    made += 1
    const numbers = []
    const hidden = () => {
      const element = make('span', 'hidden', {})
      numbers.push(element)
      return element
    }
    const cells = columns.map(({ name, inputmode = null }) => {
      const cell = `${id}-${name}-${made}`
      const input = make('input', 'input', { id: cell, type: 'text', inputmode, maxlength: 200 })
      const label = make('label', 'label', { for: cell }, words[name], hidden())
      return { input, element: make('div', `cell consent-forms-cell-${name}`, {}, label, input) }
    })
    const remove = make('button', 'remove', { type: 'button' }, words.remove, hidden())
    const element = make('li', 'line', {}, ...cells.map((cell) => cell.element), remove)
    const line = { element, numbers, remove, inputs: cells.map(({ input }) => input) }
    remove.addEventListener('click', () => {
      const at = lines.indexOf(line)
      lines = lines.filter((each) => each !== line)
      element.remove()
      number()
      lines[Math.min(at, lines.length - 1)].inputs[0].focus()
      say(words.removed, { line: at + 1, count: lines.length })
      change()
    })
    line.inputs.forEach((input, column) =>
      input.addEventListener('paste', (event) => paste(event, line, column)),
    )
    lines.push(line)
    list.append(element)
    return line
  }

  function paste(event, line, column) {
    const rows = cellsOf(event.clipboardData?.getData('text/plain') ?? '')
    if (rows.length === 0 || (rows.length === 1 && rows[0].length === 1)) return
    event.preventDefault()
    const from = lines.indexOf(line)
    const fitting = rows.slice(0, MOST_LINES - from)
    while (lines.length < from + fitting.length) makeLine()
    const ordered = column === 0 ? inOrder(fitting) : fitting
    ordered.forEach((row, index) => {
      row.slice(0, columns.length - column).forEach((cell, offset) => {
        lines[from + index].inputs[column + offset].value = cell
      })
    })
    number()
    say(rows.length > fitting.length ? words.tooMany : words.pasted, {
      count: fitting.length,
      rest: rows.length - fitting.length,
    })
    change()
  }

  add.addEventListener('click', () => {
    const line = makeLine()
    number()
    line.inputs[0].focus()
    say(lines.length === MOST_LINES ? words.most : words.added, { line: lines.length })
  })
  makeLine()
  number()

  return {
    input: list,
    parts: [list, foot],
    answer: () => {
      const rows = lines.map(({ inputs }) => inputs.map(({ value }) => value.trim()))
      const filled = rows.filter((row) => row.some((cell) => cell !== ''))
      return { value: filled.map((row) => row.join('\t')).join('\n') }
    },
  }
}
