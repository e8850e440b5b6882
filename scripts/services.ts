import { EventEmitter } from 'node:events'
import { createContentService } from '../content/service/service'
import { hasCode } from '../src/serving/file-errors'
import { complain, CliError } from './cli'
import type { Environment } from './environment'
import { PortTakenError } from './server/listen'

/** The sources of content and product data while a command runs. */
export interface Services {
  readonly contentApiUrl: string
  readonly productDataUrl: string
  /** Calls back once an edit of the embedded content is served. An external service sends no such event. */
  readonly onEdit: (listener: () => void) => void
  close(): Promise<void>
}

/** The folder of the embedded service's memory between runs. */
const MEMORY = 'node_modules/.cache/content-service'

/** Starts the embedded service. It is for this machine only and listens on `localhost`. */
async function startEmbedded(
  port: number,
  { edits: watch }: ServiceOptions,
  environment = process.env,
): Promise<Services> {
  const edits = new EventEmitter()
  const service = await createContentService({
    directory: environment.CONTENT_DIRECTORY || 'content/saxum',
    ...(environment.CONTENT_PREVIEW_TOKEN && { previewToken: environment.CONTENT_PREVIEW_TOKEN }),
    watch,
    memory: MEMORY,
    log: complain,
    onReload: () => edits.emit('edit'),
  })
  try {
    await service.listen({ port, host: 'localhost' })
  } catch (error) {
    await service.close()
    throw error
  }
  const [bound] = service.addresses()
  const origin = `http://localhost:${typeof bound === 'object' ? bound.port : port}`
  return {
    contentApiUrl: `${origin}/api`,
    productDataUrl: `${origin}/product-data`,
    onEdit: (listener) => edits.on('edit', listener),
    close: () => service.close(),
  }
}

interface ServiceOptions {
  /**
   * The reaction when the embedded service's usual port is taken. Commands that keep running need a port that
   * people know. A build or a test takes any port.
   */
  readonly whenTaken: 'fail' | 'any-port'
  /** Whether edits are served during the run; a build uses the content of one moment. */
  readonly edits: boolean
}

/**
 * Gives the services that the environment names, and starts the embedded service for the others.
 *
 * @throws {CliError} when the port is taken, with a hint
 */
export async function startServices(
  environment: Environment,
  options: ServiceOptions,
): Promise<Services> {
  const { CONTENT_API_URL, PRODUCT_DATA_URL, CONTENT_PORT } = environment
  if (CONTENT_API_URL && PRODUCT_DATA_URL) {
    return {
      contentApiUrl: CONTENT_API_URL,
      productDataUrl: PRODUCT_DATA_URL,
      onEdit: () => undefined,
      close: () => Promise.resolve(),
    }
  }
  const embedded = await startEmbedded(CONTENT_PORT, options).catch((error: unknown) => {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    if (options.whenTaken === 'any-port') return startEmbedded(0, options)
    const { message } = new PortTakenError(CONTENT_PORT, 'CONTENT_PORT')
    const hint = `If it is a content service, use it: CONTENT_API_URL=http://localhost:${CONTENT_PORT}/api PRODUCT_DATA_URL=http://localhost:${CONTENT_PORT}/product-data.`
    throw new CliError(`${message}\n${hint}`)
  })
  return {
    contentApiUrl: CONTENT_API_URL ?? embedded.contentApiUrl,
    productDataUrl: PRODUCT_DATA_URL ?? embedded.productDataUrl,
    onEdit: embedded.onEdit,
    close: () => embedded.close(),
  }
}

/** The variables of functions on this machine; on Netlify they come from the site's settings. */
export const functionsEnvironment = (
  services: Services,
  { CONTENT_TIME_ZONE, SITE_URL, PUBLISH_SECRET, BUILD_HOOK_URL, ERROR_REPORT_URL }: Environment,
) => ({
  CONTENT_API_URL: services.contentApiUrl,
  PRODUCT_DATA_URL: services.productDataUrl,
  CONTENT_TIME_ZONE,
  SITE_URL,
  PUBLISH_SECRET,
  BUILD_HOOK_URL,
  ERROR_REPORT_URL,
})
