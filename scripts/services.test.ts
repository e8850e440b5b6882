import { ContentDirectory } from '../content/service/testing/content-directory'
import { readEnvironment } from './environment'
import { functionsEnvironment, type Services, startServices } from './services'

let directory: ContentDirectory
let services: Services

beforeAll(async () => {
  directory = await ContentDirectory.create({ 'media/alpha.jpg': '' })
  process.env.CONTENT_DIRECTORY = directory.path
  services = await startServices(readEnvironment({}), { whenTaken: 'any-port', edits: true })
})
afterAll(async () => {
  delete process.env.CONTENT_DIRECTORY
  await services.close()
  await directory.remove()
})

test('an edit of the embedded content is told once it is served', async () => {
  const edited = new Promise<void>((resolve) => services.onEdit(resolve))
  await directory.write('entries/home.yaml', 'title: Good evening\n')
  await edited
  const answer = await fetch(`${services.contentApiUrl}/ww/entries/home.json`)
  expect(await answer.json()).toMatchObject({ title: 'Good evening' })
})

test('functions see what the build sees of how content is read', () => {
  const environment = readEnvironment({ CONTENT_TIME_ZONE: 'Europe/Rome' })
  expect(functionsEnvironment(services, environment)).toMatchObject({
    CONTENT_API_URL: services.contentApiUrl,
    CONTENT_TIME_ZONE: 'Europe/Rome',
  })
})
