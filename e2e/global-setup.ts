import { readEnvironment } from '../scripts/environment'
import { recoverPublished } from '../scripts/gatsby'
import { startServer } from '../scripts/server'
import { demoSubmissionsOf } from '../scripts/server/demo-submissions'
import { functionsEnvironment, startServices } from '../scripts/services'
import { TESTED_BUILD } from './support/tested-build'

/**
 * Serves the build on a free port, and an embedded content service on another. The tests therefore never meet
 * a running `npm start`. Playwright passes changes of the environment on to the tests.
 *
 * @returns a function that ends both
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const environment = readEnvironment()
  const services = await startServices(environment, { whenTaken: 'any-port', edits: true })
  process.env.PRODUCT_DATA_URL = services.productDataUrl
  process.env.CONTENT_API_URL = services.contentApiUrl
  if (process.env.BASE_URL) return () => services.close()
  // A copy needs no restoring, and a build may be publishing beside it.
  if (!process.env.TESTED_BUILD) await recoverPublished()
  const server = await startServer({
    port: 0,
    publicDir: TESTED_BUILD,
    functionsEnvironment: functionsEnvironment(services, environment),
    demoSubmissions: demoSubmissionsOf(services.contentApiUrl),
  })
  process.env.BASE_URL = server.address
  return async () => {
    await server.close()
    await services.close()
  }
}
