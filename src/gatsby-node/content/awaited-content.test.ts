import { Readable } from 'node:stream'
import { CONTENT_AWAITED_VARIABLE, THERE_IS_CONTENT } from '../../../scripts/build-variables'
import { awaitContent } from './awaited-content'

afterEach(() => {
  process.env[CONTENT_AWAITED_VARIABLE] = ''
})

/** What is said to a build, and whether it goes on. */
function build() {
  const input = new Readable({ read: () => undefined })
  const going = { isOn: false }
  const goesOn = awaitContent(input).then(() => (going.isOn = true))
  const say = (word: string | null) => input.push(word)
  return { going, goesOn, say }
}

it('is not waited for where nothing is said of it', async () => {
  await expect(build().goesOn).resolves.toBe(true)
})

it('is waited for until there is something to build', async () => {
  process.env[CONTENT_AWAITED_VARIABLE] = '1'
  const { going, goesOn, say } = build()
  say(THERE_IS_CONTENT)
  await new Promise(setImmediate)
  expect(going.isOn).toBe(false)
  say(null)
  await expect(goesOn).resolves.toBe(true)
})

it('is given up when whoever began the build has ended', async () => {
  process.env[CONTENT_AWAITED_VARIABLE] = '1'
  const { goesOn, say } = build()
  say(null)
  await expect(goesOn).rejects.toThrow('has ended before it was known what to build')
})
