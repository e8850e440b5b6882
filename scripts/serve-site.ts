import { access } from 'node:fs/promises'
import type { Environment } from './environment'
import { CliError, say, untilStopped } from './cli'
import { PUBLIC_DIR, recoverPublished } from './gatsby'
import { startServer } from './server'
import { demoSubmissionsOf } from './server/demo-submissions'
import { functionsEnvironment, type Services } from './services'

/**
 * Serves the build until the command must end.
 *
 * @throws {CliError} when there is no build, or the port is taken
 */
export async function serveSite(environment: Environment, services: Services): Promise<void> {
  await recoverPublished()
  await access(`${PUBLIC_DIR}/index.html`).catch(() => {
    throw new CliError('There is no build to serve. Build it first: npm run build')
  })
  const server = await startServer({
    port: environment.PORT,
    publicDir: PUBLIC_DIR,
    functionsEnvironment: functionsEnvironment(services, environment),
    demoSubmissions: demoSubmissionsOf(services.contentApiUrl),
  })
  say(`\n  Site:     ${server.address}\n  Content:  ${services.contentApiUrl}\n`)
  say('  Ctrl-C ends it.\n')
  await untilStopped()
  await server.close()
}
