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
const text = ['content-service.md', 'content-calls.md', 'content-data.md']
  .map((file) => readFileSync(join(docs, file), 'utf8'))
  .join('\n')

const schemaOf = (path: string) => {
  const found = Object.values(endpoints).find((endpoint) => endpoint.path === path)
  if (!found) throw new Error(`The contract has no ${path}.`)
  return found.schema
}

/** Every block of JSON with the call that is named last before it. */
const blocks = [...text.matchAll(/`GET (\/[^`]+)`(?:(?!`GET )[^])*?```json\n([^]*?)\n```/g)].map(
  ([, path = '', json = '']) => [path, json] as const,
)

/** The cells of the rows of the table under a heading, without the marks of code of the first. */
const rowsUnder = (heading: string) => {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const rows = section.split(/\n##+ /)[0]?.matchAll(/^\| `(\w+)` +(\|.*)\|$/gm) ?? []
  return [...rows].map(([, name = '', cells = '']) => ({
    name,
    cells: cells.split('|').map((cell) => cell.trim()),
  }))
}

describe('the pages of docs about a content service', () => {
  it('has an example in every block of JSON', () => {
    expect(blocks).toHaveLength(text.split('```json').length - 1)
  })

  it.each(blocks)('shows an answer of %s that keeps the contract', (path, json) => {
    expect(() => parse(schemaOf(path), JSON.parse(json), path)).not.toThrow()
  })

  it('names every fixed page, and those that a site must have', () => {
    const pages = rowsUnder('Fixed pages').map(({ name }) => name)
    expect(pages.sort()).toEqual(pageSections().sort())
    const [, required = ''] = /^.*Each site needs the pages (.*?);/m.exec(text) ?? []
    expect(required.match(/(?<=`)\w+(?=`)/g)).toEqual(
      pageSections().filter((page) => isRequired('page', { page })),
    )
  })

  it('names every section, and with which page a site must have its list', () => {
    const pageOf = (section: string) =>
      pageSections().find((page) => isRequired('listing', { section }, new Set([page])))
    const sections = rowsUnder('Sections').map(({ name, cells }) => [name, cells[2]])
    expect(sections.sort()).toEqual(
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
