import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

let root: string

/** A project without packages, except for the package that starts commands. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'installing-'))
  await cp('scripts', join(root, 'scripts'), { recursive: true })
  await mkdir(join(root, 'node_modules'))
  await symlink(resolve('node_modules/tsx'), join(root, 'node_modules/tsx'), 'junction')
  await writeFile(join(root, 'scripts/build.ts'), `console.log('built')\n`)
  await writeFile(join(root, 'package-lock.json'), '{ "packages": {} }')
  await cp('package.json', join(root, 'package.json'))
})
afterEach(() => rm(root, { recursive: true }))

/** Starts a command; `says` waits for words in its output. */
function start() {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, npm_execpath: resolve('scripts/testing/stand-in-npm.cjs') },
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  const ended = once(child, 'close').then(() => output)
  const says = async (words: string) => {
    while (!output.includes(words)) await once(child.stdout, 'data')
  }
  return { child, says, ended }
}

describe('two commands that lack packages', () => {
  it('install them once', async () => {
    const first = start()
    await first.says('Installing packages')
    const second = start()
    await second.says(
      `Waiting for the packages that process ${first.child.pid} (npm run build, since`,
    )
    await writeFile(join(root, 'go'), '')
    expect(await first.ended).toMatch(/built\n$/)
    expect(await second.ended).toMatch(/^Waiting .+\nbuilt\n$/)
  })
})
