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
