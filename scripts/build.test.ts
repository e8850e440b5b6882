import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readTree } from '../bench/tree'
import { createWorkspace, type Workspace } from '../bench/workspace'
import { closedOrigin, TestServer } from '../src/content-client/testing/server'
import { childEnvironment } from './processes/child-environment.cjs'

/** Without a cache Gatsby takes half a minute before it asks for content, longer on a busy machine. */
const TIMEOUT_MS = 240_000

let workspace: Workspace
const publicDirectory = () => path.join(workspace.directory, 'public')

/** Runs the command in the workspace, in a process group that can be ended as a whole. */
const startBuild = (contentApiUrl: string): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: workspace.directory,
    env: childEnvironment({ CONTENT_API_URL: contentApiUrl, NODE_ENV: undefined }),
    stdio: 'ignore',
    detached: true,
  })

beforeAll(() => {
  workspace = createWorkspace()
  for (const file of ['products.html', 'page-data/products/page-data.json']) {
    mkdirSync(path.dirname(path.join(publicDirectory(), file)), { recursive: true })
    writeFileSync(path.join(publicDirectory(), file), 'of the last build')
  }
})
afterAll(() => workspace.remove())

test(
  'every published file stays as it was when a build is killed, and when one fails',
  async () => {
    const before = readTree(publicDirectory())
    const service = await TestServer.start()
    const asked = new Promise<void>((resolve) => {
      service.handler = () => {
        resolve()
        return { fault: 'never' }
      }
    })

    const killed = startBuild(`${service.origin}/api`)
    const ended = once(killed, 'exit')
    await Promise.race([asked, ended])
    expect(service.requests).not.toHaveLength(0)
    process.kill(-(killed.pid ?? 0), 'SIGKILL')
    await ended
    await service.close()
    expect(readTree(publicDirectory())).toEqual(before)

    const [code] = await once(startBuild(`${await closedOrigin()}/api`), 'exit')
    expect(code).toBe(1)
    expect(readTree(publicDirectory())).toEqual(before)
  },
  TIMEOUT_MS,
)
