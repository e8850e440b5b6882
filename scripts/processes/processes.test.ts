import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

let root: string

/** A project with our scripts, and a command in place of a build. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'a project of ours-'))
  await cp('scripts', join(root, 'scripts'), { recursive: true })
  await cp('src/contract/printable.ts', join(root, 'src/contract/printable.ts'))
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  await writeFile(join(root, 'scripts/build.ts'), `import './testing/stand-in-command'\n`)
  await writeFile(join(root, 'package-lock.json'), '{ "packages": {} }')
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
  const scripts = { build: 'node scripts/run.mjs build' }
  await writeFile(join(root, 'package.json'), JSON.stringify({ private: true, engines, scripts }))
})
afterAll(() => rm(root, { recursive: true }))

/** The processes of a command, without a worker of Gatsby. */
type Name = 'npm' | 'shell' | 'run' | 'command' | 'gatsby'

const parentOf = (pid = 0): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))

class Command {
  readonly #npm: ChildProcess
  readonly #ids = new Map<string, number>()
  /** The command's whole output. */
  output = ''
  /** All processes share one output, so it ends with the last of them. */
  readonly ended: Promise<unknown>
  readonly works: Promise<unknown>

  constructor(variables: Readonly<Record<string, string>> = {}) {
    // A process group of its own, like a command in a terminal.
    const npm = spawn('npm', ['run', 'build'], {
      cwd: root,
      detached: true,
      env: { ...process.env, ...variables },
    })
    this.#npm = npm
    this.ended = once(npm.stdout, 'close')
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (data: Buffer) => (this.output += data.toString()))
    }
    this.works = new Promise((works) => {
      createInterface(npm.stdout).on('line', (line) => {
        const [, name, id] = /^(\w+) (\d+)$/.exec(line) ?? []
        if (name) this.#ids.set(name, Number(id))
        if (name === 'worker') works(undefined)
      })
    })
  }

  idOf(name: Name): number {
    const found =
      name === 'npm' ? this.#npm.pid : name === 'shell' ? parentOf(this.#ids.get('run')) : undefined
    const id = found ?? this.#ids.get(name)
    if (!id) throw new Error(`There is no process ${name}: ${this.output}`)
    return id
  }

  kill(signal: NodeJS.Signals, ...names: readonly Name[]): void {
    for (const id of names.map((name) => this.idOf(name))) process.kill(id, signal)
  }

  endAll(): void {
    for (const id of [this.#npm.pid ?? 0, ...this.#ids.values()]) {
      try {
        process.kill(id, 'SIGKILL')
      } catch {
        // The process has already ended.
      }
    }
  }

  /** Sends a signal like a terminal. */
  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-this.idOf('npm'), signal)
  }
}

/** Tells whether a command starts to write; otherwise the reason why not. */
const outcome = async (command: Command): Promise<string> => {
  await Promise.race([command.works, command.ended])
  return command.output.includes('worker') ? 'works' : command.output
}

let first: Command
let next: Command | undefined
const startFirst = async (variables?: Readonly<Record<string, string>>) => {
  first = new Command(variables)
  next = undefined
  expect(await outcome(first)).toBe('works')
}
afterEach(async () => {
  for (const command of [first, next]) {
    command?.endAll()
    await command?.ended
  }
})

/** The outcome of a command that starts now. */
const outcomeOfNext = () => outcome((next = new Command()))

describe('a command', () => {
  const kills: readonly (readonly [NodeJS.Signals, readonly Name[]])[] = [
    ['SIGKILL', ['npm']],
    ['SIGKILL', ['shell']],
    ['SIGKILL', ['run']],
    ['SIGKILL', ['command']],
    ['SIGKILL', ['gatsby']],
    ['SIGKILL', ['run', 'command']],
    ['SIGKILL', ['npm', 'shell', 'run', 'command']],
    ['SIGKILL', ['command', 'gatsby']],
    ['SIGTERM', ['npm']],
    ['SIGHUP', ['npm']],
    ['SIGTERM', ['run']],
    ['SIGHUP', ['run']],
  ]
  it.each(kills)('ends as a whole and leaves no lock: %s of %j', async (signal, names) => {
    await startFirst()
    first.kill(signal, ...names)
    await first.ended
    expect(await outcomeOfNext()).toBe('works')
  })

  it.each(['SIGINT', 'SIGHUP'] as const)(
    'ends as a whole by %s of its terminal',
    async (signal) => {
      await startFirst()
      first.signalGroup(signal)
      await first.ended
      expect(await outcomeOfNext()).toBe('works')
    },
  )
})

describe('the lock of a build', () => {
  it('refuses another build and names the process that holds it', async () => {
    await startFirst()
    expect(await outcomeOfNext()).toContain(
      `Another build is running in this folder: process ${first.idOf('command')} (npm run build, since `,
    )
  })

  it('is held by a child that its command has left, until it has ended', async () => {
    await startFirst({ STUBBORN: '1' })
    let isWriting = true
    void first.ended.then(() => (isWriting = false))
    first.kill('SIGKILL', 'run', 'command')
    expect(await outcomeOfNext()).toBe('works')
    expect(isWriting).toBe(false)
  })

  it('is held by a child that cannot end', async () => {
    await startFirst()
    first.kill('SIGSTOP', 'gatsby')
    first.kill('SIGKILL', 'run', 'command')
    expect(await outcomeOfNext()).toContain('Another build is running in this folder')
    first.kill('SIGCONT', 'gatsby')
    await first.ended
    expect(await outcomeOfNext()).toBe('works')
  })
})
