/*
 * Locks that end with their process, however it ends. The holder listens at a name. The operating system
 * gives a name to one process only and takes it back by itself. Plain JavaScript without packages, because it
 * guards their installation too. docs/architecture.md lists the alternatives.
 */
const { createHash } = require('node:crypto')
const { realpathSync, rmSync } = require('node:fs')
const { connect, createServer } = require('node:net')
const { setTimeout: pause } = require('node:timers/promises')

/** Time between attempts to take a held lock, and the time for its holder's answer, in milliseconds. */
const POLL_MS = 200
const ANSWER_MS = 1000
const { platform } = process

/** @param {string} name */
function addressOf(name) {
  const id = `saxum-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  // Names without files: they vanish with the process.
  if (platform === 'linux') return `\0${id}`
  if (platform === 'win32') return `\\\\.\\pipe\\${id}`
  return `/tmp/${id}.sock`
}

/**
 * @param {string} name
 * @param {string} command the command as shown to a person
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
 * Another program may listen at this name. Its answer is shown only if it has the form of a holder's answer.
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
 * @returns {Promise<string | undefined>} the holder of a lock; nothing when there is none or it does not
 *   answer
 */
const ask = (name) =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(addressOf(name))
    socket.setTimeout(ANSWER_MS, () => socket.destroy())
    socket.on('data', (data) => (answer += data))
    socket.on('error', (error) => {
      // On systems with names as files, a killed process leaves its file.
      const isLeft = platform !== 'linux' && platform !== 'win32'
      if (isLeft && 'code' in error && error.code === 'ECONNREFUSED') rmSync(addressOf(name))
    })
    socket.on('close', () => resolve(described(answer)))
  })

/** The name of a lock on a folder and a purpose; it is the same for every path to the folder. */
exports.nameOf = (folder, purpose) => `${realpathSync(folder)} ${purpose}`

/** More children than any command has. A child beyond this number would write without a lock of its own. */
const MOST_WRITERS = 64

/**
 * The children that write for a command may outlive it and each other, so each has a name of its own.
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
  // Processes that start together have consecutive ids, so each of them finds a free name at once.
  for (let index = process.pid; index < process.pid + MOST_WRITERS; index++) {
    if (await listen(writerOf(name, index), command)) return
  }
}
