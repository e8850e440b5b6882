/*
 * Locks that end with the process that holds them, however it ends: the holder listens at a name that the operating
 * system gives to one process only and takes back by itself. Plain JavaScript without packages, because it guards
 * their installation too. docs/decisions/0023-locks-held-by-processes.md lists other options.
 */
const { createHash } = require('node:crypto')
const { realpathSync, rmSync } = require('node:fs')
const { connect, createServer } = require('node:net')
const { setTimeout: pause } = require('node:timers/promises')

/** How often a lock that is held is tried again, and how long its holder has to answer, in milliseconds. */
const POLL_MS = 200
const ANSWER_MS = 1000
const { platform } = process

/** @param {string} name */
function addressOf(name) {
  const id = `saxum-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  // No files: names that are gone with the process.
  if (platform === 'linux') return `\0${id}`
  if (platform === 'win32') return `\\\\.\\pipe\\${id}`
  return `/tmp/${id}.sock`
}

/**
 * @param {string} name
 * @param {string} command as a person is told it
 * @returns {Promise<import('node:net').Server | undefined>} nothing when another process holds the lock
 */
const listen = (name, command) =>
  new Promise((resolve, reject) => {
    const holder = { pid: process.pid, command, since: new Date().toISOString() }
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(JSON.stringify(holder))
    })
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(addressOf(name), () => resolve(server)).unref()
  })

/**
 * The holder in words, from its answer. Another program may listen at the name; its answers are ignored.
 *
 * @param {string} answer
 */
function described(answer) {
  try {
    const { pid, command, since } = JSON.parse(answer)
    const isHolder = Number.isInteger(pid) && /^[\x20-\x7e]{1,80}$/.test(command)
    const date = new Date(since)
    // Local time, as 2027-03-01 14:03:12.
    const time = date.toLocaleString('sv')
    return isHolder && date.getTime() ? `process ${pid} (${command}, since ${time})` : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {string} name
 * @returns {Promise<string | undefined>} who holds a lock; nothing when nobody does, or does not answer
 */
const ask = (name) =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(addressOf(name))
    socket.setTimeout(ANSWER_MS, () => socket.destroy())
    socket.on('data', (data) => (answer += data))
    socket.on('error', (error) => {
      // A process that was killed leaves its file where the name is one.
      const isLeft = platform !== 'linux' && platform !== 'win32'
      if (isLeft && 'code' in error && error.code === 'ECONNREFUSED') rmSync(addressOf(name))
    })
    socket.on('close', () => resolve(described(answer)))
  })

/** Of a folder, by whatever path, and what is written there. */
exports.nameOf = (folder, purpose) => `${realpathSync(folder)} ${purpose}`

/** More than a command has children that write; another one would write without a lock of its own. */
const MOST_WRITERS = 64

/**
 * The children that write for a command may outlive it, and each other, so each has a name of its own.
 *
 * @param {string} name
 * @param {number} index any whole number
 */
const writerOf = (name, index) => `${name} (writer ${index % MOST_WRITERS})`

/**
 * @param {string} name
 * @param {string} command
 * @param {(holder: string | undefined) => void} whileHeld
 */
async function take(name, command, whileHeld) {
  for (;;) {
    const server = await listen(name, command)
    if (server) return server
    whileHeld(await ask(name))
    await pause(POLL_MS)
  }
}

exports.acquire = async (name, command, whileHeld) => {
  const server = await take(name, command, (holder) => whileHeld(holder, false))
  try {
    for (let index = 0; index < MOST_WRITERS; index++) {
      const writer = await take(writerOf(name, index), command, (holder) => whileHeld(holder, true))
      writer.close()
    }
  } catch (error) {
    server.close()
    throw error
  }
  return () => void server.close()
}

exports.holdAsWriter = async (name, command) => {
  // Numbers of processes that begin together follow each other, so each of them finds its name free at once.
  for (let index = process.pid; index < process.pid + MOST_WRITERS; index++) {
    if (await listen(writerOf(name, index), command)) return
  }
}
