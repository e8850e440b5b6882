import path from 'node:path'
import { createContentClient } from '../../../src/content-client'
import { ChangeTracker } from './changes/change-tracker'
import { edits } from './testing/edits'
import { EmbeddedContent } from './testing/embedded'
import { cacheFolder } from './response-cache'

let content: EmbeddedContent
const built = async () => {
  const machine = await content.machine()
  await machine.build()
  return machine
}

describe('content', () => {
  beforeEach(async () => {
    content = await EmbeddedContent.start()
  })
  afterEach(() => content.close())

  test('content that was never built is not unchanged', async () => {
    const machine = await content.machine()
    expect(await machine.isUnchanged()).toBe(false)
  })

  test.each([
    ['does not say what changed', [{ match: 'changes', status: 404 }]],
    ['fails to say what changed', [{ match: 'changes', status: 500 }]],
    ['fails to name its sites', [{ match: 'sites.json', status: 500 }]],
  ])('nothing is known of a service that %s', async (_, rules) => {
    const machine = await built()
    await content.injectFaults(rules)
    expect(await machine.isUnchanged()).toBe(false)
  })

  test('a full build asks for everything', async () => {
    const machine = await built()
    expect(await machine.isUnchanged({ full: true })).toBe(false)
  })

  test('files of another service may have changed without a word', async () => {
    const machine = await built()
    const sourcing = {
      service: content.apiUrl,
      sites: ['ww', 'de_eu'],
      folder: cacheFolder(path.join(machine.gatsby.directory, 'kept'), content.apiUrl),
      full: false,
    }
    const client = createContentClient({
      baseUrl: content.apiUrl,
      timeoutMs: 30_000,
      retries: 0,
      concurrency: 2,
    })
    const tracker = await ChangeTracker.learn(client, sourcing)
    expect(tracker.isComplete).toBe(true)
    tracker.isCurrentFile('https://pictures.example.com/a.jpg')
    await tracker.remember()
    expect((await ChangeTracker.learn(client, sourcing)).isComplete).toBe(false)
  })
})

describe('content is unchanged once it was built, until an edit shows', () => {
  let machine: Awaited<ReturnType<typeof built>>
  beforeAll(async () => {
    content = await EmbeddedContent.start()
    machine = await built()
  })
  afterAll(() => content.close())

  test.each(Object.entries(edits))('%s', async (name, edit) => {
    expect(await machine.isUnchanged()).toBe(true)
    await content.edit(edit)
    const before = machine.nodes
    const isUnchanged = await machine.isUnchanged()
    await machine.build()
    // It was a draft before.
    expect(isUnchanged).toBe(name === 'an entry that is gone')
    if (isUnchanged) expect(machine.nodes).toEqual(before)
  })
})
