import { execFileSync } from 'node:child_process'

/** How often it is checked whether npm is still there, in milliseconds. */
const POLL_MS = 500

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** @returns {number | undefined} the process that started our parent, where the system tells */
const grandparent = () => {
  try {
    const output = execFileSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(output) || undefined
  } catch {
    return undefined
  }
}

/**
 * Calls back when npm has ended. Between npm and its script stands a shell, to which npm passes its
 * signals: it dies of them, or ignores them, and in neither case passes them on.
 *
 * @param {() => void} callback
 */
export function whenStarterEnds(callback) {
  const shell = process.ppid
  const npm = grandparent()
  setInterval(() => {
    if (process.ppid !== shell || (npm !== undefined && !isAlive(npm))) callback()
  }, POLL_MS).unref()
}
