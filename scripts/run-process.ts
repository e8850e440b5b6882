import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { complain, say } from './cli'
import { childEnvironment, type Variables, type Write } from './processes/child-environment.cjs'

/** The folder of a program and the target of its output. The defaults are our folder and our output. */
export interface Place {
  readonly folder?: string
  /** Descriptor of a file that is open for writing; it receives all output. */
  readonly output?: number
  /** The lock that covers the program's writing. */
  readonly write?: Write
}

/**
 * Passes on the lines of an output without colours, and without control characters from content that could
 * affect the terminal.
 *
 * @param shows tells whether a line is shown
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
 * Runs a JavaScript file of a package by this Node like {@link runNode}, and prints only some of its lines.
 *
 * @param shows tells which lines of its standard output are printed
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
    // Waits for the end of the output, because lines may arrive after the exit.
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a JavaScript file of a package by this Node. The program ends with this process, however this process
 * ends.
 */
export const runNode = (
  parameters: readonly string[],
  changes: Variables = {},
  { write, ...place }: Place = {},
): Promise<number> =>
  runProcess(process.execPath, parameters, { ...place, env: childEnvironment(changes, write) })
