import { findingLine, findingsIn } from './findings'

const linesOf = (file: string, source: string) => findingsIn(file, source).map(findingLine)
const phrases = (file: string, source: string) =>
  findingsIn(file, source).map(({ line, phrase }) => [line, phrase])

describe('a finding', () => {
  it('names file, line, phrase and replacement', () => {
    expect(linesOf('src/a.ts', 'const a = 1\n/** Reads it anew. */\nconst b = 2\n')).toEqual([
      'src/a.ts:2: "anew" → again',
    ])
  })

  it('has its line also after letters outside ASCII', () => {
    expect(phrases('a.ts', "const a = '🪚 Sägen – ü'\n\n// Read anew.\n")).toEqual([[3, 'anew']])
  })

  it('is in the order of the lines', () => {
    expect(phrases('a.md', 'It is read anew.\n\nA text of which\nnobody knows.\n')).toEqual([
      [1, 'anew'],
      [3, 'of which'],
    ])
  })

  it('may be on two lines', () => {
    const source =
      '/**\n * A picture that stands\n * in for another one.\n */\n// It is a film, of\n// which the end is cut.\n'
    expect(phrases('a.ts', source)).toEqual([
      [2, 'stands in for'],
      [5, 'of which'],
    ])
  })
})

test.each([
  ['What a build knows is written.', 'What'],
  ['It ends. Who saves sees it.', 'Who'],
  ['It ends; what is left stays.', 'what'],
  ['Whoever saves sees it.', 'Whoever'],
  ['One that fails is left out.', 'One that'],
  ['Those that fail are left out.', 'Those that'],
  ['It lets the page be.', 'lets the page be'],
  ['It leans on the index.', 'leans on'],
  ['It is not to be had.', 'not to be had'],
  ['At most, or no more than four.', 'no more than'],
  ['The page is asleep.', 'asleep'],
  ['The wording of the site.', 'wording'],
  ['The filters panel opens.', 'filters panel'],
])('"%s" is refused', (text, phrase) => {
  expect(phrases('a.ts', `// ${text}\n`)).toContainEqual([1, phrase])
  expect(phrases('a.md', `${text}\n`)).toContainEqual([1, phrase])
})

test.each([
  ['a question', 'a.md', '## Setup\n\nWhat must a service answer?\n'],
  ['a heading', 'a.md', '## What changed\n\nNothing.\n'],
  ['a cell of a table', 'a.md', '| Case | Means |\n| --- | --- |\n| a | what may have changed |\n'],
  ['a noun clause', 'a.ts', '// It says what the service lacks.\n'],
  ['code in text', 'a.md', 'The parameter `wording` and\n\n```\nWho saves sees it.\n```\n'],
  ['code', 'a.ts', "const wording = 'one that anew' // A text.\n"],
  ['a link', 'a.md', '[Texts](https://example.com/of which) and [more](anew.md).\n'],
  ['an identifier', 'a.ts', '// It uses `lets the page be` and {@link wording}.\n'],
])('%s is allowed', (_, file, source) => expect(linesOf(file, source)).toEqual([]))

test.each([
  ["test('what is lost is found', () => {})", 'what'],
  ["describe('a list', () => {\n  it('who waits gets it', async () => {})\n})", 'who'],
  ["test.each([1, 2])('whoever has %s', () => {})", 'whoever'],
  ['test.each`a`(`one that has ${1} of which`, () => {})', 'of which'],
])('a title of a test is checked: %s', (source, phrase) => {
  expect(findingsIn('a.test.ts', source).map((found) => found.phrase)).toContain(phrase)
})

test.each(['a.css', 'a.tsx', 'a.mjs', 'a.cjs'])('comments of %s are checked', (file) => {
  expect(phrases(file, '/* Read anew. */\n')).toEqual([[1, 'anew']])
})

test('comments of TOML are checked', () => {
  expect(phrases('netlify.toml', '[build]\n# Read\n# anew.\ncommand = "anew"\n')).toEqual([
    [3, 'anew'],
  ])
})

describe('a sentence', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

  it('may have 32 words', () => {
    expect(linesOf('a.ts', `// ${words(32)}.\n`)).toEqual([])
  })

  it('may not have 33', () => {
    expect(linesOf('a.ts', `// Short.\n// ${words(33)}.\n`)).toEqual([
      'a.ts:2: "w0 w1 w2 w3 w4 …" → sentences of at most 32 words, not 33',
    ])
  })

  it.each([
    ['an item of a list', `- ${words(20)}\n- ${words(20)}\n`],
    ['a cell of a table', `| ${words(20)} | ${words(20)} |\n`],
    ['a paragraph', `${words(20)}:\n\n${words(20)}\n`],
  ])('ends with %s', (_, text) => {
    expect(linesOf('a.md', text)).toEqual([])
  })

  it('ends with a tag of a docstring', () => {
    expect(linesOf('a.ts', `/**\n * ${words(20)}\n * @param a ${words(20)}\n */\n`)).toEqual([])
  })
})
