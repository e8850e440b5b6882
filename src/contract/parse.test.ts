import { endpoints } from './endpoints'
import { ContractError, parse } from './parse'

const violationsOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof ContractError) return error.violations
    throw error
  }
  throw new Error('the value was accepted')
}

describe('parse', () => {
  it('turns what is absent into null and numbers of ids into strings', () => {
    expect(parse(endpoints.shortlink.schema, { code: 'A1', unknown: true }, '/x')).toEqual({
      code: 'A1',
      section: null,
      slug: null,
      externalUrl: null,
    })
  })

  // @RD3
  it('names every violation with its path, what was expected and what was found', () => {
    const violations = violationsOf(() =>
      parse(
        endpoints.products.schema,
        { data: [{ id: 1, slug: '../x', versions: [{ title: 3 }] }] },
        '/x',
      ),
    )
    expect(violations).toContainEqual({
      path: 'data[0].slug',
      expected: 'a slug: lower-case letters, digits, single hyphens',
      got: '"../x"',
    })
    expect(violations).toContainEqual({
      path: 'data[0].versions[0].title',
      expected: 'string',
      got: '3',
    })
    expect(violations).toContainEqual({ path: 'data[0].title', expected: 'string', got: 'nothing' })
  })

  it('looks into the branch of a union that was meant', () => {
    const violations = violationsOf(() =>
      parse(
        endpoints.page.schema,
        { id: 1, section: 'home', title: 'Home', blocks: [{ type: 'hero' }] },
        '/x',
      ),
    )
    expect(violations).toEqual([{ path: 'blocks[0].title', expected: 'string', got: 'nothing' }])
  })

  it('keeps a block of a newer service as unknown instead of failing', () => {
    const page = parse(
      endpoints.page.schema,
      { id: 1, section: 'home', title: 'Home', blocks: [{ type: 'hologram', depth: 3 }] },
      '/x',
    )
    expect(page.blocks).toEqual([{ type: 'unknown', name: 'hologram' }])
  })
})

describe('an answer with very much that is wrong', () => {
  const elsewhere = (more: number) => ({
    path: '(elsewhere)',
    expected: 'what the contract says',
    got: `${more} more violations`,
  })

  it('has its first hundred violations named, and the others counted', () => {
    const data = Array.from({ length: 300_000 }, () => null)
    const violations = violationsOf(() => parse(endpoints.sites.schema, { data }, '/x'))
    expect(violations).toHaveLength(101)
    expect(violations[99]).toEqual({ path: 'data[99]', expected: 'object', got: 'null' })
    expect(violations[100]).toEqual(elsewhere(299_900))
  })

  it('may have them in a part that can be one of several things', () => {
    const codes = Array.from({ length: 300_000 }, () => null)
    const page = { id: 1, section: 'home', title: 'Home', blocks: [{ type: 'products', codes }] }
    const violations = violationsOf(() => parse(endpoints.page.schema, page, '/x'))
    expect(violations).toHaveLength(101)
    expect(violations[100]).toEqual(elsewhere(299_900))
  })

  it('may have keys of any length', () => {
    const translations = { ['k'.repeat(5_000_000)]: 1 }
    const page = { id: 1, section: 'home', title: 'Home', blocks: [], translations }
    try {
      parse(endpoints.page.schema, page, '/x')
      throw new Error('the value was accepted')
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      expect(error.message.length).toBeLessThan(1000)
    }
  })
})
