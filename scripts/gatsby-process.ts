import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { CONTENT_AWAITED_VARIABLE, THERE_IS_CONTENT } from './build-variables'
import { complain, say } from './explained'
import { childEnvironment, type Variables, type Write } from './processes/child-environment.cjs'
import { shownLines } from './run-process'

/** Waits for what it is to build, and has loaded what it builds with by then. */
const WAITING_GATSBY = resolve('scripts/gatsby-build.cjs')

/** A `gatsby build` that is ready before it is known what to build, or whether to build at all. */
export interface WaitingGatsby {
  /**
   * Does what comes before it asks for content, which changes nothing of what the last build of the same code has left.
   *
   * @param variables what its environment has besides
   */
  begin(variables: Variables): void
  /**
   * Builds to the end; it has to have begun.
   *
   * @returns its exit code; 1 when a signal ended it
   */
  build(): Promise<number>
  /** There is nothing to build. */
  end(): void
}

/**
 * Starts Gatsby, which takes a third of a short build to load and to prepare itself and needs to know of content only
 * then.
 *
 * @param folder where it runs. It reads there what it knows of its last build, so nobody may build in it meanwhile
 * @param variables of its environment, known from the start
 * @param write names the lock of that folder
 * @param shows which lines of its output are shown
 */
export function startGatsby(
  folder: string,
  variables: Variables,
  write: Write,
  shows: (line: string) => boolean,
): WaitingGatsby {
  const child = spawn(process.execPath, [WAITING_GATSBY, 'build'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: childEnvironment({ ...variables, [CONTENT_AWAITED_VARIABLE]: '1' }, write),
  })
  shownLines(child.stderr, complain)
  // It may have ended, which its exit code tells.
  child.stdin.on('error', () => undefined)
  const ended = new Promise<number>((done, failed) => {
    child.on('error', failed)
    // Not at its exit: lines may still be on their way.
    child.on('close', (code) => done(code ?? 1))
  })
  return {
    begin(known) {
      child.stdin.write(`${JSON.stringify(known)}\n`)
    },
    build() {
      // Not before: of a build that is not one there is nothing to say.
      shownLines(child.stdout, say, shows)
      child.stdin.end(THERE_IS_CONTENT)
      return ended
    },
    end() {
      child.kill()
    },
  }
}
