import { readEnvironment } from './environment'
import { main } from './explained'
import { gatsbyBuild } from './gatsby'
import { keepBuild, restoreBuild } from './netlify-cache'
import { type Services, startServices } from './services'

/** `npm run build`: the production build into `public/`, what Netlify runs. */
main(async () => {
  const environment = readEnvironment()
  await restoreBuild(process.env)
  let services: Services | undefined
  const code = await gatsbyBuild(environment, async () => {
    // A build calls no product-data service; only content may have to be started.
    const { PRODUCT_DATA_URL = environment.CONTENT_API_URL } = environment
    const needed = { ...environment, PRODUCT_DATA_URL }
    services = await startServices(needed, { whenTaken: 'any-port', edits: false })
    return services.contentApiUrl
  })
  if (code === 0) await keepBuild(process.env)
  await services?.close()
  return code
})
