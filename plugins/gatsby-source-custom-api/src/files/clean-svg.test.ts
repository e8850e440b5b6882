import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { cleanSvgFile } from './clean-svg'
import { InvalidFileError } from './formats'

let folder: string
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'svg-'))))
afterAll(() => rm(folder, { recursive: true }))

async function cleaned(svg: string): Promise<string> {
  const file = path.join(folder, 'drawing.svg')
  await writeFile(file, svg)
  await cleanSvgFile(file)
  return readFile(file, 'utf8')
}

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing = (inside: string, attributes = '') =>
  `${OPEN} viewBox="0 0 8 8"${attributes}>${inside}</svg>`
const SQUARE = '<path d="M1 1h6v6H1z" fill="#9b0837"/>'

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a style in pieces with a comment between',
    '<style>@im<!-- x -->port "https://evil.test/x.css"; rect{fill:u<!-- -->rl(https://evil.test/p)}</style>',
  ],
  ['a style in pieces of CDATA', '<style>@im<![CDATA[port "https://evil.test/x.css";]]></style>'],
  ['a style within a style', '<style>a{}<g>@import "https://evil.test/x.css"</g></style>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a script elsewhere', '<script href="https://evil.test/a.js"/>'],
  [
    'a script of another prefix',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  ],
  ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  [
    'an element of HTML by its namespace',
    '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>',
  ],
  [
    'foreign content',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['a link', '<a href="javascript:alert(1)"><rect width="8" height="8"/></a>'],
  ['an animation of an address', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['a set', '<set attributeName="onload" to="alert(1)"/>'],
  ['a handler element', '<handler type="text/javascript">alert(1)</handler>'],
  ['metadata', '<metadata><rdf:RDF xmlns:rdf="r"/></metadata>'],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['an instruction', '<?xml-stylesheet href="https://evil.test/a.css"?>'],
  [
    'a style sheet that imports one',
    '<style>@import "https://evil.test/a.css"; path{fill:red}</style>',
  ],
  ['a style sheet that hides that', '<style>@\\69mport "https://evil.test/a.css";</style>'],
  ['a style sheet with an address', '<style>path{background:url( "https://evil.test/a")}</style>'],
])('leaves nothing of %s', async (_, inside) => {
  expect(await cleaned(drawing(inside + SQUARE))).toBe(drawing(SQUARE))
})

test.each([
  ...['onload="alert(1)"', 'ONLOAD="alert(1)"', 'xml:base="https://evil.test"'],
  ...[
    'xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"',
    'style="fill:url(//evil.test/a)"',
  ],
  ...['fill="url(https://evil.test/a#b)"', 'href="https://evil.test"', 'filter="URL(\'data:x\')"'],
])('leaves nothing of the attribute %s', async (attribute) => {
  expect(await cleaned(drawing(SQUARE, ` ${attribute}`))).toBe(drawing(SQUARE))
})

test.each([
  '<use href="https://evil.test/a.svg#b"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zy8+#x"/>',
  '<image href="https://evil.test/a.png"/>',
  '<image href=" javascript:alert(1)"/>',
  '<image xlink:href="data:text/html;base64,PHNjcmlwdD4="/>',
])('leaves no address of %s', async (element) => {
  expect(await cleaned(drawing(element + SQUARE))).not.toMatch(/href="[^"]|evil|data:|javascript/)
})

test('takes out what an entity of its own brings in, and refuses entities without end', async () => {
  const withEntity = `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${drawing(`&x;${SQUARE}`)}`
  expect(await cleaned(withEntity)).toBe(drawing(SQUARE))
  const bomb = Array.from({ length: 12 }, (_, n) => `<!ENTITY x${n + 1} "${`&x${n};`.repeat(10)}">`)
  await expect(
    cleaned(`<!DOCTYPE svg [<!ENTITY x0 "x">${bomb.join('')}]>${drawing('<text>&x12;</text>')}`),
  ).rejects.toThrow(InvalidFileError)
})

test('the namespace of the drawing is that of SVG, whatever the file says', async () => {
  expect(await cleaned('<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 8 8"/>')).toBe(
    `${OPEN} viewBox="0 0 8 8"/>`,
  )
})

test('refuses what is not well-formed', async () => {
  await expect(cleaned('<svg><path></svg>')).rejects.toThrow(/^expected a well-formed SVG file: /)
})

test('a drawing with styles, gradients, masks, places and a picture looks as before', async () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const svg = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${drawing(
    '<style>.a>b,.c{fill:url(#g);mask:url(#m)}</style><defs><linearGradient id="g"><stop stop-color="#9b0837"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m"><rect width="8" height="6" fill="#fff"/></mask><g id="p"><circle r="1"/></g></defs>' +
      '<rect class="c" width="8" height="8"/><use xlink:href="#p" x="4" y="4"/>' +
      `<image href="data:image/png;base64,${pixel}" width="2" height="2"/>`,
    ' width="64" height="64"',
  )}`
  const pixels = (text: string) => sharp(Buffer.from(text)).raw().toBuffer()
  const clean = await cleaned(svg)
  expect(clean).toContain('<style>')
  expect((await pixels(clean)).equals(await pixels(svg))).toBe(true)
  expect((await pixels(clean)).equals(await pixels(drawing('', ' width="64" height="64"')))).toBe(
    false,
  )
  expect(await cleaned(clean)).toBe(clean)
})
