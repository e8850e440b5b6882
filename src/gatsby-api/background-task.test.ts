import { availableParallelism } from 'node:os'
import { BackgroundTask } from './background-task'

const COMMAND = 'gatsby_executing_command'
const command = process.env[COMMAND]
afterEach(() => {
  if (command === undefined) Reflect.deleteProperty(process.env, COMMAND)
  else process.env[COMMAND] = command
})

/** Work that lasts until it is told to end. */
const lasting = () => {
  let end: () => void = () => undefined
  const work = new Promise<void>((done) => {
    end = done
  })
  return { work, end }
}

/** Runs everything that waits for nothing. */
const settled = () => new Promise(setImmediate)

const said: string[] = []
const reporter = {
  activityTimer: (name: string) => ({ start: () => undefined, end: () => void said.push(name) }),
}

it('lets a build go on, and waits at its end', async () => {
  process.env[COMMAND] = 'build'
  const { work, end } = lasting()
  const task = new BackgroundTask()
  await task.begin(() => work)
  const ended = task.end(reporter, 'rest of the pictures')
  await settled()
  expect(said).toEqual([])
  end()
  await ended
  expect(said).toEqual(['rest of the pictures'])
})

it('fails the build at its end when the work has failed long before', async () => {
  process.env[COMMAND] = 'build'
  const task = new BackgroundTask()
  await task.begin(() => Promise.reject(new Error('Disk is full')))
  await settled()
  await expect(task.end(reporter, 'rest')).rejects.toThrow('Disk is full')
})

it('is done before `gatsby develop` goes on', async () => {
  process.env[COMMAND] = 'develop'
  const { work, end } = lasting()
  const goesOn = jest.fn()
  const started = new BackgroundTask().begin(() => work).then(goesOn)
  await settled()
  expect(goesOn).not.toHaveBeenCalled()
  end()
  await started
  expect(goesOn).toHaveBeenCalled()
})

it('leaves a processor to Gatsby, and has all of them when the build waits', async () => {
  process.env[COMMAND] = 'build'
  const { work, end } = lasting()
  const parts = Array.from({ length: 2 * availableParallelism() }, () => work)
  let started = 0
  const task = new BackgroundTask()
  await task.begin(async (processors) => {
    await Promise.all(parts.map((part) => processors(() => ((started += 1), part))))
  })
  await settled()
  expect(started).toBe(Math.max(1, availableParallelism() - 1))
  const ended = task.end(reporter, 'rest')
  await settled()
  expect(started).toBe(availableParallelism())
  end()
  await ended
  expect(started).toBe(parts.length)
})
