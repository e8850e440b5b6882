import { readEnvironment } from './environment'
import { main } from './cli'
import { gatsbyBuild } from './gatsby'
import { keepBuild, restoreBuild } from './netlify-cache'
import { startServices } from './services'

/** `npm run build`: the production build into `public/`. Netlify runs this command. */
main(async () => {
  const environment = readEnvironment()
  const { CONTENT_API_URL } = environment
  await restoreBuild(process.env)
  // A build calls no product-data service, so only a content service may have to be started.
  const services = CONTENT_API_URL
    ? { contentApiUrl: CONTENT_API_URL, close: () => Promise.resolve() }
    : await startServices(environment, { whenTaken: 'any-port', edits: false })
  const code = await gatsbyBuild(environment, services.contentApiUrl)
  if (code === 0) await keepBuild(process.env)
  await services.close()
  return code
})
