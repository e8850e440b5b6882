/*
 * The entry of every npm script. It checks Node, installs missing packages, runs the command's TypeScript
 * file and ends everything that it started. Plain JavaScript without dependencies, because a fresh clone has
 * nothing else.
 *
 *   node scripts/run.mjs <command> [arguments]
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installationProblem } from './installation.mjs'
import { supports } from './node-version.mjs'
import { childEnvironment } from './processes/child-environment.cjs'
import { acquire, nameOf } from './processes/lock.cjs'
import { whenStarterEnds } from './processes/starter.mjs'

/** Time for a command to end by itself after Ctrl-C, in milliseconds. */
const GRACE_MS = 5000
const WINDOWS = process.platform === 'win32'
/** Commands with a file other than `scripts/<command>.ts`. */
const ELSEWHERE = { content: 'content/service/main.ts', bench: 'bench/main.ts' }

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [command = '', ...parameters] = process.argv.slice(2)

/** @param {string} message */
const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const script = join(root, ELSEWHERE[command] ?? `scripts/${command}.ts`)
if (!existsSync(script)) fail(`There is no command "${command}".`)

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
if (!supports(engines.node, process.versions.node)) {
  fail(`This project needs Node.js ${engines.node}; this is ${process.versions.node}.`)
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let child

/** @param {NodeJS.Signals} signal */
const signalAll = (signal) => {
  try {
    if (WINDOWS) child?.kill(signal)
    else if (child?.pid) process.kill(-child.pid, signal)
  } catch {
    // Everything has already ended.
  }
}

/**
 * Runs a program in a process group of its own. The whole group can be ended with it.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
const runGroup = (program, parameters, options) =>
  new Promise((resolve) => {
    child = spawn(program, parameters, {
      cwd: root,
      env: childEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !WINDOWS,
      ...options,
    })
    child.on('error', (error) => fail(`The command could not be started: ${error.message}`))
    child.on('exit', (code, signal) => {
      signalAll('SIGKILL')
      child = undefined
      const status = code ?? 128 + (signal ? constants.signals[signal] : 0)
      if (asked) process.exit(status)
      resolve(status)
    })
  })

let asked = false
/** @param {NodeJS.Signals} signal */
const end = (signal) => {
  if (!child) process.exit(128 + constants.signals[signal])
  // A second request means that the user does not want to wait.
  signalAll(asked ? 'SIGKILL' : signal)
  asked = true
  setTimeout(() => signalAll('SIGKILL'), GRACE_MS).unref()
}
if (process.env.npm_lifecycle_event) {
  whenStarterEnds(() => {
    if (!asked) end('SIGTERM')
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))

/** Without a lock, two commands at once would each remove the packages that the other has installed. */
async function install() {
  const name = nameOf(root, 'packages')
  let isSaid = false
  const release = await acquire(name, `npm run ${command}`, (other) => {
    if (!isSaid)
      console.log(`Waiting for the packages that ${other ?? 'another command'} installs …`)
    isSaid = true
  })
  const problem = installationProblem(root)
  if (problem) {
    console.log(`Installing packages, which takes a minute or two (${problem}) …`)
    const npm = process.env.npm_execpath
    // npm's warnings are about packages of packages. An error names the file with the whole log.
    const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const env = childEnvironment({}, { name, command: 'npm ci' })
    const code = npm
      ? await runGroup(process.execPath, [npm, ...parameters], { env })
      : await runGroup('npm', parameters, { env: { ...env, STARTED_BY: '' }, shell: WINDOWS })
    if (code !== 0) fail('The packages could not be installed; npm says why above.')
  }
  release()
}

if (installationProblem(root)) await install()
process.exit(await runGroup(process.execPath, ['--import', 'tsx', script, ...parameters]))
