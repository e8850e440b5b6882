import { readEnvironment } from './environment'
import { main } from './cli'
import { gatsbyBuild } from './gatsby'
import { serveSite } from './serve-site'
import { requireFree } from './server/listen'
import { startServices } from './services'

/** `npm start`: content service, production build, server with functions. */
main(async () => {
  const environment = readEnvironment()
  await requireFree(environment.PORT, 'PORT')
  const services = await startServices(environment, { whenTaken: 'fail', edits: true })
  const code = await gatsbyBuild(environment, services.contentApiUrl)
  if (code !== 0) return code
  await serveSite(environment, services)
  await services.close()
  return 0
})
