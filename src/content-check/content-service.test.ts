import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, filterLists, parse } from '../contract'
import {
  definitionOf,
  entrySections,
  isRequired,
  locatorSections,
  pageSections,
  routeNames,
} from '../routes'
import { siteHandles } from '../sites'

const docs = join(__dirname, '../../docs')
const text = readFileSync(join(docs, 'content-service.md'), 'utf8')

const schemaOf = (path: string) => {
  const found = Object.values(endpoints).find((endpoint) => endpoint.path === path)
  if (!found) throw new Error(`The contract has no ${path}.`)
  return found.schema
}

/** Every block of JSON with the call that is named last before it. */
const blocks = [...text.matchAll(/`GET (\/[^`]+)`(?:(?!`GET )[^])*?```json\n([^]*?)\n```/g)].map(
  ([, path = '', json = '']) => [path, json] as const,
)

/** The rows of the table under a heading: first and third cell, and the example. */
const rowsUnder = (heading: string) => {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const rows = section.split('\n## ')[0]?.matchAll(/^\| `(\w+)` .*\| `(\{.*\})` *\|$/gm) ?? []
  return [...rows].map(([row, name = '', example = '']) => {
    const [, , , inSite = ''] = row.split(' | ').map((cell) => cell.trim())
    return { name, inSite: row.split('|')[3]?.trim() ?? inSite, example }
  })
}
const pages = rowsUnder('Fixed pages')
const sections = rowsUnder('Sections')
const exampleOf = ({ name, example }: (typeof pages)[number]) => [name, example] as const

describe('docs/content-service.md', () => {
  it('has an example in every block of JSON', () => {
    expect(blocks).toHaveLength(text.split('```json').length - 1)
  })

  it.each(blocks)('shows an answer of %s that keeps the contract', (path, json) => {
    expect(() => parse(schemaOf(path), JSON.parse(json), path)).not.toThrow()
  })

  it.each(pages.map(exampleOf))(
    'shows the page %s by an answer that keeps the contract',
    (name, json) => {
      const { section } = parse(endpoints.page.schema, JSON.parse(json), name)
      expect(section).toBe(name)
    },
  )

  it.each(sections.map(exampleOf))('shows an entry of %s that keeps the contract', (name, json) => {
    const { section, slug } = parse(endpoints.entry.schema, JSON.parse(json), name)
    expect(section).toBe(name)
    expect(slug).not.toBeNull()
  })

  it('names every fixed page, and says which a site must have', () => {
    expect(pages.map(({ name, inSite }) => [name, inSite]).sort()).toEqual(
      pageSections()
        .map((page) => [page, isRequired('page', { page }) ? 'required' : 'optional'])
        .sort(),
    )
  })

  it('names every section, and with which page a site must have its list', () => {
    const pageOf = (section: string) =>
      pageSections().find((page) => isRequired('listing', { section }, new Set([page])))
    expect(sections.map(({ name, inSite }) => [name, inSite]).sort()).toEqual(
      entrySections()
        .map((section) => [section, pageOf(section)])
        .map(([section, page]) => [section, page ? `with page \`${page}\`` : 'optional'])
        .sort(),
    )
  })

  it('names all sites, filter lists, locators and the sections of all routes', () => {
    const all = routeNames.flatMap((route) => [...definitionOf(route).sections])
    const names = [...siteHandles, ...filterLists, ...locatorSections, ...all]
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('docs/examples/element-api.php', () => {
  const php = readFileSync(join(docs, 'examples/element-api.php'), 'utf8')
  const addresses = [...php.matchAll(/^ {8}'api(\/[^']+)' =>/gm)].map(([, pattern = '']) =>
    pattern.replace(/<\w+:[^>]+>/g, 'x'),
  )
  const fits = ({ path }: { path: string }, address: string) =>
    new RegExp(`^${path.replaceAll('.', '[.]').replace(/\{\w+\}/g, '\\w+')}$`).test(address)

  it('answers addresses of the contract only', () => {
    expect(addresses.length).toBeGreaterThan(12)
    const known = Object.values(endpoints)
    expect(addresses.filter((address) => !known.some((each) => fits(each, address)))).toEqual([])
  })

  it('answers each of them, but for the one that nobody needs', () => {
    const missing = Object.entries(endpoints)
      .filter(([, each]) => !addresses.some((address) => fits(each, address)))
      .map(([name]) => name)
    expect(missing).toEqual(['changes'])
  })
})
