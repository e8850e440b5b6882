import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { BUILD } from './build-folder'
import { Explained } from './explained'
import type { Write } from './processes/child-environment.cjs'
import { acquire, nameOf } from './processes/lock.cjs'

/** A child whose command was killed ends by itself within this time, in milliseconds. */
const ENDING_MS = 10_000
/** A release is put together and switched within it, on a slow disk too. */
const PUBLISHING_MS = 60_000

/** As it was typed, where npm has started it. */
const command = (): string =>
  process.env.npm_lifecycle_event
    ? `npm run ${process.env.npm_lifecycle_event}`
    : `node ${basename(process.argv[1] ?? '')}`

async function within<Result>(
  purpose: string,
  work: (write: Write) => Promise<Result>,
  whileHeld: (holder: string | undefined, isLeft: boolean, waitedMs: number) => void,
): Promise<Result> {
  await mkdir(BUILD, { recursive: true })
  const name = nameOf(BUILD, purpose)
  const begun = Date.now()
  const release = await acquire(name, command(), (holder, isLeft) =>
    whileHeld(holder, isLeft, Date.now() - begun),
  )
  try {
    return await work({ name, command: `Gatsby of ${command()}` })
  } finally {
    release()
  }
}

const refused = (holder: string | undefined) =>
  new Explained(
    holder
      ? `Another build is running in this folder: ${holder}. Wait for it, or end it.`
      : `Another build is running in this folder, and does not say which process it is. Look for it (ps -ef) and end it.`,
  )

/**
 * Runs a build alone: two in one folder spoil each other's cache, and the result of both.
 *
 * @param purpose what is built; one folder for each
 * @param work is given what the child needs that writes into the folder, to hold the lock as well
 * @throws {Explained} when another build is running, naming its process
 */
export const withBuildLock = <Result>(
  purpose: 'production' | 'development',
  work: (write: Write) => Promise<Result>,
): Promise<Result> =>
  within(purpose, work, (holder, isLeft, waited) => {
    // Without an answer it may be busy, or about to end.
    const mayEnd = isLeft || !holder
    if (!mayEnd || waited > ENDING_MS) throw refused(holder)
  })

/**
 * Waits until nobody else switches what is published, and keeps others from it.
 *
 * @throws {Explained} when that takes too long
 */
export const withPublicLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  within('public', work, (holder, _, waited) => {
    if (waited > PUBLISHING_MS) throw refused(holder)
  })
