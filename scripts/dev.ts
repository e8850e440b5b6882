import { readEnvironment } from './environment'
import { main } from './explained'
import { DEVELOPMENT_PUBLIC, gatsbyDevelop } from './gatsby'
import { demoSubmissionsOf } from './server/demo-submissions'
import { startDevelopmentServer } from './server/development'
import { requireFree } from './server/listen'
import { functionsEnvironment, startServices } from './services'

/** `npm run dev`: content service, Gatsby with hot reload, functions bundled at every call. */
main(async () => {
  const environment = readEnvironment()
  await requireFree(environment.PORT, 'PORT')
  const services = await startServices(environment, 'fail')
  const server = await startDevelopmentServer({
    port: environment.PORT,
    publicDir: DEVELOPMENT_PUBLIC,
    functionsEnvironment: functionsEnvironment(services, environment),
    demoSubmissions: demoSubmissionsOf(services.contentApiUrl),
  })
  services.onEdit(() => void server.refresh())
  console.log(
    `\n  Site:     ${server.address} (once Gatsby is ready; its own address has no functions)`,
  )
  console.log(`  Content:  ${services.contentApiUrl}\n`)
  const code = await gatsbyDevelop(environment, services.contentApiUrl, server.gatsbyPort)
  await server.close()
  await services.close()
  return code
})
