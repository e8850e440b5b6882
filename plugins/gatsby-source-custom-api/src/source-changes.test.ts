import fc from 'fast-check'
import { edits, FAIR, LOCAL, local, write } from './testing/edits'
import { EmbeddedContent, news } from './testing/embedded'

const CHANGES = ['/api/de_eu/changes.json', '/api/ww/changes.json']
let content: EmbeddedContent
beforeEach(async () => {
  content = await EmbeddedContent.start()
})
afterEach(() => content.close())

describe('a service that says what changed', () => {
  it('is asked for nothing else when nothing changed', async () => {
    const machine = await content.machine()
    await machine.build()
    const before = machine.nodes
    expect((await machine.build()).sort()).toEqual([...CHANGES, '/api/sites.json'].sort())
    expect(machine.nodes).toEqual(before)
    expect(machine.gatsby.done).toMatchObject({ created: 0, deleted: 0 })
  })

  it('is asked for what changed', async () => {
    const machine = await content.machine()
    await machine.build()
    await content.edit(write(FAIR, news('It was very good.', 1)))
    const asked = await machine.build()
    expect(asked).toContain('/api/de_eu/entries/newsAndEvents/steinmesse.json')
    expect(asked.length).toBeLessThan(15)
    expect(machine.gatsby.done).toMatchObject({ created: 2, deleted: 0 })
  })

  it('gives after each edit what a build gives that knows nothing', async () => {
    const machine = await content.machine()
    await machine.build()
    for (const [name, edit] of Object.entries(edits)) {
      await content.edit(edit)
      await machine.build()
      expect([name, machine.nodes]).toEqual([name, await content.freshNodes()])
    }
  })

  it('gives the same after several edits in any order, undone or not', async () => {
    const machine = await content.machine()
    const someEdits = fc.array(fc.constantFrom(...Object.values(edits)), {
      minLength: 2,
      maxLength: 5,
    })
    const property = fc.asyncProperty(someEdits, async (several) => {
      for (const edit of several) await content.edit(edit)
      await machine.build()
      expect(machine.nodes).toEqual(await content.freshNodes())
    })
    await fc.assert(property, { numRuns: 4, endOnFailure: true })
  })
})

describe('an edit of one site', () => {
  it('is built whatever another Gatsby with the same cache has built meanwhile', async () => {
    const machine = await content.machine()
    await machine.build()
    const other = await content.machine(machine.gatsby.directory)
    await content.edit(write(FAIR, news('It was very good.', 1)))
    await other.build()
    await content.edit(write(LOCAL, local('For more.')))
    await machine.build()
    expect(machine.nodes).toEqual(await content.freshNodes())
  })

  it('is built after a build that had to do with last good answers', async () => {
    const machine = await content.machine()
    await machine.build()
    await content.edit(write(FAIR, news('It was very good.', 1)))
    await content.injectFaults([{ match: 'entries/newsAndEvents/stone-fair', status: 500 }])
    await machine.build({ staleIfError: true })
    await content.injectFaults([])
    await content.edit(write(LOCAL, local('For more.')))
    await machine.build({ staleIfError: true })
    expect(machine.nodes).toEqual(await content.freshNodes())
  })
})

describe('when in doubt', () => {
  const all = async () => {
    const machine = await content.machine()
    return { machine, count: (await machine.build()).length }
  }

  it('everything is asked for on demand', async () => {
    const { machine, count } = await all()
    const asked = await machine.build({ full: true })
    expect(asked).toHaveLength(count)
    expect(machine.gatsby.text('info')).toContain('all asked for: CONTENT_FULL=1')
  })

  it('everything is asked for when the service does not know any more what it said', async () => {
    const { machine, count } = await all()
    await content.restart()
    expect(await machine.build()).toHaveLength(count)
    expect((await machine.build()).length).toBe(3)
  })

  it('everything is asked for when it fails to say what changed, and its failure is no error', async () => {
    const { machine, count } = await all()
    await content.injectFaults([{ match: 'changes', status: 500 }])
    expect(await machine.build()).toHaveLength(count)
    expect(machine.gatsby.text('info')).toContain('the service did not say what changed')
  })

  it('a build that failed is no build: what changed before it is asked for after it', async () => {
    const { machine } = await all()
    await content.edit(write(FAIR, news('It was very good.', 1)))
    await content.injectFaults([{ match: 'entries/newsAndEvents/stone-fair', status: 500 }])
    await expect(machine.build()).rejects.toThrow()
    await content.injectFaults([])
    await machine.build()
    expect(machine.nodes).toEqual(await content.freshNodes())
  })
})

describe('a service that does not say what changed', () => {
  beforeEach(() => content.injectFaults([{ match: 'changes', status: 404 }]))

  it('is not asked for entries whose row says that they did not change', async () => {
    const machine = await content.machine()
    await machine.build()
    const asked = await machine.build()
    expect(asked.filter((path) => path.includes('/entries/newsAndEvents/'))).toEqual([])
    // Their rows do not say.
    expect(asked).toContain('/api/ww/products/saws/alpha.json')
  })

  it('is asked for an entry that has another date in its row, and for no other', async () => {
    const machine = await content.machine()
    await machine.build()
    await content.edit(write(FAIR, news('It was very good.', 1)))
    const asked = await machine.build()
    expect(asked.filter((path) => path.includes('/entries/newsAndEvents/')).sort()).toEqual([
      '/api/de_eu/entries/newsAndEvents/steinmesse.json',
      '/api/ww/entries/newsAndEvents/stone-fair.json',
    ])
    expect(machine.nodes).toEqual(await content.freshNodes())
  })
})
