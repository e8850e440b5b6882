import { startBlobs } from '../../../../../scripts/server/blobs'
import { TestServer } from '../../../../content-client/testing/server'

/** The surroundings of functions that start builds: the environment, real servers and a clock. */
export interface Surroundings {
  readonly hook: TestServer
  /** Answers 404 until a test changes it. */
  readonly site: TestServer
  /** The time, for all instances, in milliseconds since 1970. */
  clock: number
  readonly now: () => number
  close(): Promise<void>
}

/** Sets up everything that `/api/publish` and the schedule need; `close` removes it again. */
export async function startSurroundings(secret: string, clock: number): Promise<Surroundings> {
  const hook = await TestServer.start(() => ({ body: '' }))
  const site = await TestServer.start()
  const blobs = await startBlobs()
  process.env.PUBLISH_SECRET = secret
  process.env.BUILD_HOOK_URL = `${hook.origin}/build_hooks/5f3c`
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context
  process.env.URL = site.origin
  const surroundings: Surroundings = {
    hook,
    site,
    clock,
    now: () => surroundings.clock,
    close: async () => {
      delete process.env.PUBLISH_SECRET
      delete process.env.BUILD_HOOK_URL
      delete process.env.NETLIFY_BLOBS_CONTEXT
      delete process.env.URL
      await Promise.all([hook.close(), site.close(), blobs.close()])
    },
  }
  return surroundings
}
