import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** The variables of this process with changes; `undefined` takes one away. */
export type Changes = Readonly<Record<string, string | undefined>>

/** Where a program runs and what becomes of its output; our folder and our output when not given. */
export interface Place {
  readonly folder?: string
  /** Descriptor of a file, open for writing, that all output goes to. */
  readonly output?: number
  /** Which lines of its standard output are shown; all when not given. */
  readonly shows?: (line: string) => boolean
}

/**
 * Runs a program to its end.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runProcess(
  program: string,
  parameters: readonly string[],
  changes: Changes = {},
  { folder, output, shows }: Place = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      stdio: ['ignore', shows ? 'pipe' : (output ?? 'inherit'), output ?? 'inherit'],
      env: { ...process.env, ...changes },
    })
    if (child.stdout) {
      createInterface(child.stdout).on('line', (line) => {
        if (!shows || shows(line)) console.log(line)
      })
    }
    child.on('error', reject)
    // Not at its exit: lines may still be on their way.
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a JavaScript file of a package by this Node. */
export const runNode = (
  parameters: readonly string[],
  changes: Changes = {},
  place: Place = {},
): Promise<number> => runProcess(process.execPath, parameters, changes, place)
