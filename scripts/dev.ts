import { readEnvironment } from './environment'
import { main } from './cli'
import { DEVELOPMENT_PUBLIC, gatsbyDevelop } from './gatsby'
import { demoSubmissionsOf } from './server/demo-submissions'
import { startDevelopmentServer } from './server/development'
import { requireFree } from './server/listen'
import { functionsEnvironment, startServices } from './services'

/** `npm run dev`: content service, Gatsby with hot reload, functions bundled when their files change. */
main(async () => {
  const environment = readEnvironment()
  await requireFree(environment.PORT, 'PORT')
  const services = await startServices(environment, { whenTaken: 'fail', edits: true })
  const server = await startDevelopmentServer({
    port: environment.PORT,
    publicDir: DEVELOPMENT_PUBLIC,
    functionsEnvironment: functionsEnvironment(services, environment),
    demoSubmissions: demoSubmissionsOf(services.contentApiUrl),
  })
  services.onEdit(() => server.edited())
  console.log(
    `\n  Site:     ${server.address} (once Gatsby is ready; its own address has no functions)`,
  )
  console.log(`  Content:  ${services.contentApiUrl}`)
  console.log(
    '  Edits show after some seconds, drafts at once where ?token=… is (docs/publishing.md).\n',
  )
  const code = await gatsbyDevelop(environment, {
    contentApiUrl: services.contentApiUrl,
    port: server.gatsbyPort,
  })
  await server.close()
  await services.close()
  return code
})
