import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FUNCTIONS = resolve('src/functions')

/** The folder of functions as Netlify reads it: every file in it, and every folder with an entry. */
describe('src/functions', () => {
  const entries = readdirSync(FUNCTIONS, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)

  it('holds folders only, because any script in it would be published as a function', () => {
    const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
    expect(files).toEqual(['package.json'])
  })

  it('is bundled as ES modules, because some packages exist in no other form', () => {
    expect(JSON.parse(readFileSync(join(FUNCTIONS, 'package.json'), 'utf8'))).toMatchObject({
      type: 'module',
    })
  })

  it.each(folders.filter((name) => name !== 'lib'))('%s is called by a rule', (name) => {
    const source = readFileSync(join(FUNCTIONS, name, `${name}.ts`), 'utf8')
    expect(source).toMatch(/^export default /m)
    const rules = [`to = "/.netlify/functions/${name}`, `[functions."${name}"]\n  schedule = "`]
    const toml = readFileSync('netlify.toml', 'utf8')
    expect(rules.filter((rule) => toml.includes(rule))).toHaveLength(1)
    // Gatsby takes such an export below src/ for a server-rendered page.
    expect(source).not.toMatch(/export\s+(const|function|\{)[^;\n]*\bconfig\b/)
  })

  it('lib is no function', () => {
    for (const name of ['index', 'lib'])
      for (const extension of ['js', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts'])
        expect(existsSync(join(FUNCTIONS, 'lib', `${name}.${extension}`))).toBe(false)
  })
})
