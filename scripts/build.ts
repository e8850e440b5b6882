import { readEnvironment } from './environment'
import { main } from './explained'
import { gatsbyBuild } from './gatsby'
import { keepBuild, restoreBuild } from './netlify-cache'
import type { Services } from './services'

/** `npm run build`: the production build into `public/`, what Netlify runs. */
main(async () => {
  const environment = readEnvironment()
  const { CONTENT_API_URL } = environment
  await restoreBuild(process.env)
  let services: Services | undefined
  const code = await gatsbyBuild(environment, async () => {
    // A build calls no product-data service; only content may have to be started.
    if (CONTENT_API_URL) return CONTENT_API_URL
    // The embedded service is loaded while Gatsby is, and only where it is needed.
    const { startServices } = await import('./services')
    services = await startServices(environment, { whenTaken: 'any-port', edits: false })
    return services.contentApiUrl
  })
  if (code === 0) await keepBuild(process.env)
  await services?.close()
  return code
})
