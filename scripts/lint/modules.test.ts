import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { circleOf, importsBelow } from './imports'
import { moduleOf, modules, outside, unrestricted } from './modules.mjs'

const root = path.join(__dirname, '../..')
const known = [...Object.keys(modules), ...unrestricted]

/** The rows of the table in docs/architecture.md, with the modules that each may import. */
const documented = Object.fromEntries(
  [
    ...readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').matchAll(
      /^\| `(?:src\/)?([\w/-]+)` +\|[^|]*\|([^|]*)\|$/gm,
    ),
  ].flatMap(([, name = '', allowed = '']) =>
    name in modules ? [[name, [...allowed.matchAll(/`([\w/-]+)`/g)].map(([, each]) => each)]] : [],
  ),
)

test('the table of the documentation says what the lint rules say', () => {
  expect(documented).toEqual(modules)
})

test('every folder of src is a module', () => {
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const named = Object.keys(modules).filter((name) => !outside.includes(name))
  expect(folders.sort()).toEqual([...new Set(named.map((name) => name.split('/')[0]))].sort())
})

describe('the imports of all files, of types and later ones included', () => {
  const imports = importsBelow(root)

  test('stay within the table', () => {
    const forbidden = [...imports].flatMap(([file, imported]) => {
      const module = moduleOf(file)
      const allowed = module === undefined ? undefined : modules[module]
      if (!allowed || file.includes('/testing/')) return []
      return imported
        .filter((each) => {
          const other = moduleOf(each)
          return other !== undefined && other !== module && !allowed.includes(other)
        })
        .map((each) => `${file} imports ${each}`)
    })
    expect(forbidden).toEqual([])
    // A rule over no files would find nothing.
    for (const module of known) expect([...imports.keys()].map(moduleOf)).toContain(module)
  })

  test('lead in no circle', () => {
    expect(circleOf(imports)).toBeNull()
  })

  test('are seen where they run later', () => {
    expect(imports.get('src/gatsby-browser/connection.ts')).toContain(
      'src/gatsby-browser/offline/show-offline.ts',
    )
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ])
    expect(circleOf(circle)).toEqual(['b', 'c', 'b'])
  })
})
