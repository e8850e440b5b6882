import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { childEnvironment } from '../../scripts/processes/child-environment.cjs'
import { listen, stop } from '../../scripts/server/listen'
import { TESTED_BUILD } from '../support/tested-build'

/** `netlify dev` is ready in about 5 s; a busy machine may need many times that. */
const READY_WITHIN_MS = 90_000
const POLL_MS = 300

export interface NetlifyDev {
  readonly address: string
  stop(): void
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server, 0)
  await stop(server)
  return port
}

const end = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

/**
 * Starts Netlify's own development server on the build, without an account or the network. `CI=1` prevents
 * lookups, `--dir` prevents the installation of a Gatsby plugin. It needs
 * `--internal-disable-edge-functions`, because edge functions download a runtime.
 *
 * @param environment variables for the functions
 * @throws {Error} with its output when it does not become ready
 */
export async function startNetlifyDev(
  environment: Readonly<Record<string, string>>,
): Promise<NetlifyDev> {
  const [port, functionsPort] = [await freePort(), await freePort()]
  const child = spawn(
    process.execPath,
    [
      'node_modules/netlify-cli/bin/run.js',
      'dev',
      ...['--offline', '--no-open', '--skip-gitignore', '--internal-disable-edge-functions'],
      ...['--dir', TESTED_BUILD, '--port', String(port), '--functions-port', String(functionsPort)],
    ],
    { detached: true, env: childEnvironment({ ...environment, CI: '1' }) },
  )
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))

  const address = `http://localhost:${port}`
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${address}/404`).then(
      () => true,
      () => false,
    )
    if (ready) return { address, stop: () => end(child) }
    await pause(POLL_MS)
  }
  end(child)
  throw new Error(`netlify dev did not become ready:\n${output}`)
}
