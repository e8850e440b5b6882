import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { modules } from './modules.mjs'

const root = path.join(__dirname, '../..')

/** The rows of docs/architecture.md for folders of `src`, with the modules that each may import. */
const documented = Object.fromEntries(
  [
    ...readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').matchAll(
      /^\| `src\/([\w-]+)` +\|[^|]*\|([^|]*)\|$/gm,
    ),
  ].map(([, name = '', allowed = '']) => [
    name,
    [...allowed.matchAll(/`([\w-]+)`/g)].map(([, each]) => each),
  ]),
)

/** No rule restricts it, because it makes pages from all modules. */
const UNRESTRICTED = 'gatsby-node'

test('the table of the documentation says what the lint rules say', () => {
  const { [UNRESTRICTED]: all, ...restricted } = documented
  expect(all).toEqual(['src'])
  expect(restricted).toEqual(modules)
})

test('every folder of src is a module', () => {
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.sort()).toEqual([...Object.keys(modules), UNRESTRICTED].sort())
})
