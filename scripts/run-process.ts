import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { complain, say } from './explained'
import { childEnvironment, type Variables, type Write } from './processes/child-environment.cjs'

/** Where a program runs and where its output goes; our folder and our output when not given. */
export interface Place {
  readonly folder?: string
  /** Descriptor of a file, open for writing, that all output goes to. */
  readonly output?: number
  /** Where it writes under a lock of ours. */
  readonly write?: Write
}

/**
 * Passes on the lines of an output without colours, and without anything that content may have put there to steer the
 * terminal.
 *
 * @param shows which of them are to be shown
 */
export function shownLines(
  output: Readable,
  print: (line: string) => void,
  shows: (line: string) => boolean = () => true,
): void {
  createInterface(output).on('line', (line) => {
    if (shows(line)) print(stripVTControlCharacters(line))
  })
}

/**
 * Runs a program to its end.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runProcess(
  program: string,
  parameters: readonly string[],
  { folder, output, env }: Omit<Place, 'write'> & { readonly env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
      env,
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a JavaScript file of a package by this Node as {@link runNode} does, and prints only some of its lines.
 *
 * @param shows which lines of its standard output are printed
 */
export function runNodeShowing(
  shows: (line: string) => boolean,
  parameters: readonly string[],
  changes: Variables,
  { write, folder }: Pick<Place, 'write' | 'folder'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: childEnvironment(changes, write),
    })
    shownLines(child.stdout, say, shows)
    shownLines(child.stderr, complain)
    child.on('error', reject)
    // Not at its exit: lines may still be on their way.
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a JavaScript file of a package by this Node. It ends when this process has ended, however that came about. */
export const runNode = (
  parameters: readonly string[],
  changes: Variables = {},
  { write, ...place }: Place = {},
): Promise<number> =>
  runProcess(process.execPath, parameters, { ...place, env: childEnvironment(changes, write) })
