import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installationProblem } from './installation.mjs'
import { supports } from './node-version.mjs'

let root: string
const lock = (path: string, packages: Record<string, object>) =>
  writeFile(join(root, path), JSON.stringify({ packages: { '': {}, ...packages } }))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'installation-'))
  await mkdir(join(root, 'node_modules'))
  await lock('package-lock.json', {
    'node_modules/react': { version: '18.3.1' },
    'node_modules/a/node_modules/fsevents': { version: '2.0.0', optional: true },
  })
})
afterEach(() => rm(root, { recursive: true }))

// @RD4
describe('installationProblem', () => {
  it('finds nothing wrong when all packages are there, those for other systems excepted', async () => {
    await lock('node_modules/.package-lock.json', { 'node_modules/react': { version: '18.3.1' } })
    expect(installationProblem(root)).toBeUndefined()
  })

  it('says what is missing or old', async () => {
    expect(installationProblem(root)).toBe('there are none yet')
    await lock('node_modules/.package-lock.json', { 'node_modules/react': { version: '18.3.0' } })
    expect(installationProblem(root)).toBe('react is missing or another version')
    await lock('node_modules/.package-lock.json', {})
    expect(installationProblem(root)).toBe('react is missing or another version')
  })
})

describe('supports', () => {
  it.each([
    ['20.19.9', false],
    ['20.20.0', true],
    ['24.1.0', true],
    ['26.0.0', false],
  ])('%s: %s', (version, expected) => {
    expect(supports('>=20.20 <26', version)).toBe(expected)
  })
})
