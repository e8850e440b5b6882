import { readEnvironment } from './environment'
import { main } from './cli'
import { serveSite } from './serve-site'
import { requireFree } from './server/listen'
import { startServices } from './services'

/** `npm run serve`: serves an existing build. */
main(async () => {
  const environment = readEnvironment()
  await requireFree(environment.PORT, 'PORT')
  const services = await startServices(environment, { whenTaken: 'fail', edits: true })
  await serveSite(environment, services)
  await services.close()
  return 0
})
