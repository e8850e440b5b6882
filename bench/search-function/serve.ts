import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContentService } from '../../content/service/service'
import { startServer } from '../../scripts/server'

/** Starts one side and gives its address. */
const sides: Readonly<Record<string, (contentApiUrl: string) => Promise<string>>> = {
  service: async () => {
    const service = await createContentService({ directory: 'content/saxum' })
    return service.listen({ port: 0, host: '127.0.0.1' })
  },
  /** The local server with its functions; they need no built site. */
  site: async (contentApiUrl) => {
    const publicDir = mkdtempSync(path.join(tmpdir(), 'search-function-bench-'))
    process.on('exit', () => rmSync(publicDir, { recursive: true }))
    const functionsEnvironment = { CONTENT_API_URL: contentApiUrl }
    const { address } = await startServer({ port: 0, publicDir, functionsEnvironment })
    return address
  },
}

/** Each side has its own process, so the sides share nothing but the processors. */
const [side = '', contentApiUrl = ''] = process.argv.slice(2)
sides[side]?.(contentApiUrl).then(
  (address) => process.send?.(address),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
/** Answers each message with the processor time of this process, in milliseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.on('disconnect', () => process.exit())
