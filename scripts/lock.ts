import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { BUILD } from './build-folder'
import { CliError } from './cli'
import type { Write } from './processes/child-environment.cjs'
import { acquire, nameOf } from './processes/lock.cjs'

/** A child of a killed command ends by itself within this time, in milliseconds. */
const ENDING_MS = 10_000
/** Preparing and switching a release takes less than this time, even on a slow disk. */
const PUBLISHING_MS = 60_000

/** The command as the user typed it, if npm started it. */
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
  const started = Date.now()
  const release = await acquire(name, command(), (holder, isLeft) =>
    whileHeld(holder, isLeft, Date.now() - started),
  )
  try {
    return await work({ name, command: `Gatsby of ${command()}` })
  } finally {
    release()
  }
}

const refused = (holder: string | undefined) =>
  new CliError(
    holder
      ? `Another build is running in this folder: ${holder}. Wait for it, or end it.`
      : `Another build is running in this folder, and does not say which process it is. Look for it (ps -ef) and end it.`,
  )

/**
 * Runs a build alone: two builds in one folder would damage each other's cache and result.
 *
 * @param purpose the kind of build. Each has a folder of its own.
 * @param work receives the data that a writing child needs to hold the lock as well
 * @throws {CliError} when another build is running, naming its process
 */
export const withBuildLock = <Result>(
  purpose: 'production' | 'development',
  work: (write: Write) => Promise<Result>,
): Promise<Result> =>
  within(purpose, work, (holder, isLeft, waited) => {
    // A holder without an answer may be busy, or about to end.
    const mayEnd = isLeft || !holder
    if (!mayEnd || waited > ENDING_MS) throw refused(holder)
  })

/**
 * Waits until no other process switches the published folder, and blocks others meanwhile.
 *
 * @throws {CliError} when that takes too long
 */
export const withPublicLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  within('public', work, (holder, _, waited) => {
    if (waited > PUBLISHING_MS) throw refused(holder)
  })
