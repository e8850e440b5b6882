import { readEnvironment } from './environment'
import { main } from './explained'
import { gatsbyBuild } from './gatsby'
import { keepBuild, restoreBuild } from './netlify-cache'
import { startServices } from './services'

/** `npm run build`: the production build into `public/`, what Netlify runs. */
main(async () => {
  const environment = readEnvironment()
  // A build calls no product-data service; only content may have to be started.
  const services = await startServices(
    {
      ...environment,
      PRODUCT_DATA_URL: environment.PRODUCT_DATA_URL ?? environment.CONTENT_API_URL,
    },
    { whenTaken: 'any-port', edits: false },
  )
  await restoreBuild(process.env)
  const code = await gatsbyBuild(environment, services.contentApiUrl)
  if (code === 0) await keepBuild(process.env)
  await services.close()
  return code
})
