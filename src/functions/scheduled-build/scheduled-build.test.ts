import { json, type Reply } from '../../content-client/testing/server'
import { NEXT_CHANGE_PATH, nextChangeText } from '../lib/publishing/next-change'
import { startSurroundings, type Surroundings } from '../lib/publishing/testing/surroundings'
import { publishFunction } from '../publish/publish'
import { scheduledBuild } from './scheduled-build'

const MINUTE = 60_000
const SECRET = 'a-secret-of-editors'

let here: Surroundings
const logged = jest.fn<undefined, unknown[]>()

beforeEach(async () => {
  here = await startSurroundings(SECRET, Date.parse('2027-02-28T23:50:00Z'))
  logged.mockReset()
  jest.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await here.close()
})

/** The published build's day when its pages change by themselves. */
const published = (nextChange: string | null) => {
  here.site.handler = ({ path }) =>
    path === NEXT_CHANGE_PATH ? { body: nextChangeText(nextChange) } : undefined
}
const minutesPass = async (minutes: number) => {
  for (let passed = 0; passed < minutes; passed += 1) {
    here.clock += MINUTE
    await scheduledBuild(here)()
  }
}
const save = () =>
  publishFunction(here)(
    new Request('https://www.example.com/api/publish', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    }),
  )
const builds = () => here.hook.paths.length

it('starts a build when an event is over, at the day that the build has named, and once', async () => {
  published('2027-03-01')
  await minutesPass(9)
  expect(builds()).toBe(0)
  await minutesPass(1)
  expect(builds()).toBe(1)
  await minutesPass(5)
  published('2027-03-04')
  await minutesPass(120)
  expect(builds()).toBe(1)
  here.clock = Date.parse('2027-03-03T23:59:00Z')
  await minutesPass(2)
  expect(builds()).toBe(2)
})

it('starts none where nothing changes by itself', async () => {
  published(null)
  await minutesPass(20)
  expect(builds()).toBe(0)
})

it('does not take a build of the day before for one of that day', async () => {
  published('2027-03-01')
  here.clock = Date.parse('2027-02-28T23:59:30Z')
  await save()
  expect(builds()).toBe(1)
  await minutesPass(1)
  expect(builds()).toBe(2)
  await minutesPass(30)
  expect(builds()).toBe(2)
})

it('starts none besides one that somebody has started after midnight', async () => {
  published('2027-03-01')
  here.clock = Date.parse('2027-03-01T00:00:00Z')
  await save()
  await minutesPass(30)
  expect(builds()).toBe(1)
})

it('tries again after an hour when the build has not been published', async () => {
  published('2027-03-01')
  await minutesPass(10 + 59)
  expect(builds()).toBe(1)
  await minutesPass(1)
  expect(builds()).toBe(2)
  await minutesPass(59)
  expect(builds()).toBe(2)
})

it('tries again after a minute when the hook has failed', async () => {
  published('2027-03-01')
  here.clock = Date.parse('2027-02-28T23:59:00Z')
  here.hook.handler = () => ({ status: 503 })
  await expect(minutesPass(1)).rejects.toThrow('The build hook answered 503.')
  here.hook.handler = () => ({ body: '' })
  await minutesPass(3)
  expect(builds()).toBe(2)
})

it('needs no secret, which is of editors only', async () => {
  process.env.PUBLISH_SECRET = ''
  published('2027-02-01')
  await minutesPass(1)
  expect(builds()).toBe(1)
})

it('does nothing where there is no hook', async () => {
  process.env.BUILD_HOOK_URL = ''
  published('2027-02-01')
  await minutesPass(1)
  expect([builds(), here.site.paths]).toEqual([0, []])
})

it.each<[string, Reply]>([
  ['an older build without the file', { status: 404 }],
  ['no day', json({ nextChange: 'tomorrow' })],
  ['a page', { body: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }],
])('publishes what was saved, and logs it, when the site answers with %s', async (_, reply) => {
  here.site.handler = () => reply
  await save()
  await save()
  await minutesPass(1)
  expect(builds()).toBe(2)
  expect(logged).toHaveBeenCalledTimes(1)
})
