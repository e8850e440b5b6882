import { highlight } from './highlight'

/** The text with brackets around its matches. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Gantry saws for granite', 'saw', 'Gantry [saw]s for granite'],
  ['Brückensäge Arcus', 'SAGE arcus', 'Brücken[säge] [Arcus]'],
  ['São Paulo', 'sao', '[São] Paulo'],
  ['Große Platten', 'grosse', '[Große] Platten'],
  ['a\u0308ndern', 'ander', '[änder]n'],
  ['BRS-ARC-350-F', 'arc-350', 'BRS-[ARC]-[350]-F'],
  ['5 axes, 15 tools', '5', '[5] axes, 15 tools'],
  ['The table of the saw', 'of the saw', '[The] table of [the] [saw]'],
  ['<b>saw</b>', '<b>saw', '<b>[saw]</b>'],
  ['🪚 منشار حجر', 'حجر', '🪚 منشار [حجر]'],
  ['.*', '.*', '.*'],
  ['', 'saw', ''],
  ['saw', '', 'saw'],
])('%s for %s', (text, query, expected) => expect(marked(text, query)).toBe(expected))

test('loses nothing of a text', () => {
  const text = 'Ein Text mit Ümläuten, 👩🏽‍🔧 und Zahlen 12'
  const pieces = highlight(text, 'text mit 12')
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
