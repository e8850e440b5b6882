/*
 * The entry of every npm script: checks Node, installs what is missing, runs the command's
 * TypeScript file and ends everything that it started. Plain JavaScript without dependencies,
 * because on a fresh clone there is nothing else.
 *
 *   node scripts/run.mjs <command> [arguments]
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installationProblem } from './installation.mjs'
import { supports } from './node-version.mjs'
import { whenStarterEnds } from './starter.mjs'

/** Time that a command has to end by itself after Ctrl-C, in milliseconds. */
const GRACE_MS = 5000
const WINDOWS = process.platform === 'win32'
/** Commands whose file is not `scripts/<command>.ts`. */
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

const problem = installationProblem(root)
if (problem) {
  console.log(`Installing packages, which takes a minute or two (${problem}) …`)
  const npm = process.env.npm_execpath
  // Its warnings are about packages of packages. Of an error it says where its whole log is.
  const install = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...install], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', install, { cwd: root, stdio: 'inherit', shell: WINDOWS })
  if (status !== 0) fail('The packages could not be installed; npm says why above.')
}

// A process group of its own, so that everything the command starts can be ended with it.
const child = spawn(process.execPath, ['--import', 'tsx', script, ...parameters], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: !WINDOWS,
})

/** @param {NodeJS.Signals} signal */
const signalAll = (signal) => {
  try {
    if (WINDOWS) child.kill(signal)
    else process.kill(-(child.pid ?? 0), signal)
  } catch {
    // Everything has ended already.
  }
}

let asked = false
/** @param {NodeJS.Signals} signal */
const end = (signal) => {
  // Whoever asks twice does not want to wait.
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

child.on('error', (error) => fail(`The command could not be started: ${error.message}`))
child.on('exit', (code, signal) => {
  signalAll('SIGKILL')
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
})
