import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Time between checks whether npm still runs, in milliseconds. */
const POLL_MS = 500

/**
 * Reads Linux's own files, because small container images have no `ps`.
 *
 * @param {number} pid
 * @returns {[parent: string | undefined, command: string | undefined]}
 */
const factsOf = (pid) => {
  if (process.platform === 'linux') {
    const [, parent] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return [parent, readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]
  }
  const output = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(output) ?? []
  return [parent, command]
}

/**
 * @param {number} pid
 * @returns {string | undefined} the process that started a shell to run one command; nothing for all other processes
 */
const starterOfShell = (pid) => {
  try {
    const [parent, command = ''] = factsOf(pid)
    return /^\S*sh -c /.test(command) ? parent : undefined
  } catch {
    return undefined
  }
}

/**
 * Calls back when npm has ended. Some shells turn into npm's script, so that npm is our parent. Other shells
 * stay between npm and this process. A signal from npm ends them, or they ignore it; they never pass it on. A
 * process gets another parent as soon as its own has ended. The id of the ended parent may stay in use for
 * long, until the system removes it.
 *
 * @param {() => void} callback
 */
export function whenStarterEnds(callback) {
  const parent = process.ppid
  const npm = starterOfShell(parent)
  setInterval(() => {
    if (process.ppid !== parent || starterOfShell(parent) !== npm) callback()
  }, POLL_MS).unref()
}
