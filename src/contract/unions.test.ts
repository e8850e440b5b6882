import { endpoints, type EndpointName } from './endpoints'
import { ContractError, parse } from './parse'
import { blockTypes } from './blocks'

const complaints = (name: EndpointName, json: unknown): string[] => {
  try {
    parse(endpoints[name].schema, json, '/somewhere.json')
    return []
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return error.violations.map(
      ({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`,
    )
  }
}

const page = (more: object) => ({ id: 1, section: 'home', title: 'Home', ...more })

describe('the message about a value with several forms', () => {
  it('names both forms of an id', () => {
    expect(complaints('page', page({ id: true }))).toEqual([
      'id: expected string or number, got true',
    ])
  })

  it('names both forms of a date', () => {
    expect(complaints('page', page({ date: 'soon' }))).toEqual([
      'date: expected a valid date or a valid datetime, got "soon"',
    ])
  })

  it('points at the field of the block that is wrong, by its type', () => {
    expect(
      complaints('page', page({ blocks: [{ type: 'figures', figures: [{ label: 'Weight' }] }] })),
    ).toEqual(['blocks[0].figures[0].value: expected string, got nothing'])
  })

  it('says of a block without a type that it needs one', () => {
    expect(complaints('page', page({ blocks: [{ title: 'x' }] }))).toEqual([
      `blocks[0].type: expected one of ${blockTypes.map((type) => `"${type}"`).join(', ')}, got nothing`,
    ])
  })

  it('names the allowed values', () => {
    expect(complaints('product', { gallery: [{ kind: 'sound' }] })).toContain(
      'gallery[0].kind: expected one of "image", "video", got "sound"',
    )
  })

  it('says of a key what a key should be', () => {
    expect(complaints('page', page({ translations: { Italian: 'a' } }))).toEqual([
      'translations.Italian: expected a key that is a site handle such as ww or de_eu, got "a"',
    ])
  })

  it('points into a menu however deep', () => {
    const menu = [
      { id: 1, title: 'a', children: [{ id: 2, title: 'b', children: [{ id: 3, title: '' }] }] },
    ]
    expect(complaints('navigation', { mainNavigation: menu })).toEqual([
      'mainNavigation[0].children[0].children[0].title: expected a text that is not empty, got ""',
    ])
  })

  it('shortens what it found, and says how long it was', () => {
    const [complaint = ''] = complaints('shortlink', {
      code: 'A1',
      externalUrl: `ftp://${'x'.repeat(300)}`,
    })
    expect(complaint).toContain(
      'externalUrl: expected an absolute web address or a path that starts with /',
    )
    expect(complaint).toContain('… (308 characters)')
  })

  it('says it of the whole answer when that is not an object', () => {
    expect(complaints('shortlink', ['x'])).toEqual(['(root): expected object, got ["x"]'])
    expect(complaints('shortlink', undefined)).toEqual(['(root): expected object, got nothing'])
  })
})
