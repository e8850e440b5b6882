import { spawn } from 'node:child_process'

/** The variables of this process with changes; `undefined` takes one away. */
export type Changes = Readonly<Record<string, string | undefined>>

/**
 * Runs a program to its end, its output going where ours goes.
 *
 * @param folder that it runs in; ours when not given
 * @returns its exit code; 1 when a signal ended it
 */
export function runProcess(
  program: string,
  parameters: readonly string[],
  changes: Changes = {},
  folder?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...changes },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a JavaScript file of a package by this Node. */
export const runNode = (
  parameters: readonly string[],
  changes: Changes = {},
  folder?: string,
): Promise<number> => runProcess(process.execPath, parameters, changes, folder)
