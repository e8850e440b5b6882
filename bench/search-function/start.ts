import { type ChildProcess, fork } from 'node:child_process'
import { z } from 'zod'

/** Starts one side in its own process and waits for its address. */
export async function start(
  ...parameters: readonly string[]
): Promise<{ address: string; child: ChildProcess }> {
  const child = fork('bench/search-function/serve.ts', parameters, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const address = await new Promise<unknown>((resolve, reject) => {
    child.on('message', resolve)
    child.on('exit', () => reject(new Error(`The ${parameters[0]} did not start.`)))
  })
  return { address: z.string().parse(address), child }
}

/** Milliseconds of processor time that a side has taken. */
export async function processorTime(child: ChildProcess): Promise<number> {
  const answer = new Promise<unknown>((resolve) => child.once('message', resolve))
  child.send('processor time')
  return z.number().parse(await answer)
}
