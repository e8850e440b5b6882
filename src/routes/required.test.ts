import { filterLists } from '../contract'
import { isRequired } from './required'
import { entrySections, pageSections } from './sections'

const everything = new Set(pageSections())

test('globals, navigation, filter lists and what lists name are required', () => {
  for (const call of ['companyInfo', 'globalConfigs', 'seo', 'forms', 'navigation'] as const) {
    expect(isRequired(call, {})).toBe(true)
  }
  for (const list of filterLists) expect(isRequired('filters', { list })).toBe(true)
  expect(isRequired('entry', { section: 'services', page: 'training' })).toBe(true)
})

test('of the fixed pages only home and products are', () => {
  const required = pageSections().filter((page) => isRequired('page', { page }, everything))
  expect(required).toEqual(['home', 'products'])
})

test("a section's list is required where the site has the page that shows it", () => {
  const listing = (section: string, ...pages: string[]) =>
    isRequired('listing', { section }, new Set(pages))
  expect(listing('newsAndEvents', 'newsAndEvents')).toBe(true)
  expect(listing('newsAndEvents', 'home')).toBe(false)
  expect(listing('charityProjects', 'charity')).toBe(true)
  expect(listing('charityProjects', 'charityProjects')).toBe(false)
  expect(isRequired('locator', { section: 'branches' }, new Set(['branches']))).toBe(true)
  expect(isRequired('locator', { section: 'branches' })).toBe(false)
})

test('sections that no page shows may always be missing, as may short links and event lists', () => {
  const required = entrySections().filter((section) =>
    isRequired('listing', { section }, everything),
  )
  expect(entrySections().filter((section) => !required.includes(section))).toEqual([
    'aboutUs',
    'landings',
    'pages',
  ])
  expect(isRequired('listing', { section: 'shortlinks' }, everything)).toBe(false)
  expect(isRequired('listing', { section: 'faq' }, everything)).toBe(false)
  expect(isRequired('past', { section: 'webinars' }, everything)).toBe(false)
})
