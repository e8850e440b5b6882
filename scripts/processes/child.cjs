/*
 * Every Node process below a command loads this first (child-environment.cjs). It ends the process when its
 * starter has ended. A process that gets SIGKILL cannot pass it on, so its children must notice by
 * themselves.
 */
const { isMainThread } = require('node:worker_threads')

/** Time between checks of the parent, and the time for an orderly end, in milliseconds. */
const POLL_MS = 500
const GRACE_MS = 3000

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** @param {NodeJS.Signals} signal */
const end = (signal) => {
  try {
    // With all of its group, where it leads one.
    process.kill(-process.pid, signal)
  } catch {
    process.kill(process.pid, signal)
  }
}

if (isMainThread) {
  const { STARTED_BY, WRITES_FOR } = process.env
  // Its own children have another parent, but they write under the same lock.
  delete process.env.STARTED_BY

  const parent = Number(STARTED_BY) || process.ppid
  const watch = setInterval(() => {
    // On Windows a process keeps the id of a parent that has ended.
    if (process.ppid === parent && isAlive(parent)) return
    clearInterval(watch)
    setTimeout(() => end('SIGKILL'), GRACE_MS).unref()
    end('SIGTERM')
  }, POLL_MS).unref()

  if (WRITES_FOR) {
    const { name, command } = JSON.parse(WRITES_FOR)
    void require('./lock.cjs').holdAsWriter(name, command)
  }
}
