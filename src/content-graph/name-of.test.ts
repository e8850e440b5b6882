import { nameOf } from './name-of'
import { contentTypes, type ContentTypeName } from './node-types'

it.each([
  ['ContentProduct', { title: 'Arcus', code: 'A1' }, 'Product "Arcus"'],
  ['ContentCompanyInfo', { name: 'Acme' }, 'CompanyInfo "Acme"'],
  ['ContentFilterList', { list: 'jobCategories' }, 'FilterList "jobCategories"'],
  ['ContentShortlink', { code: 'A1', section: 'machines' }, 'Shortlink "A1"'],
  ['ContentSitemap', { section: 'bit' }, 'Sitemap "bit"'],
  ['ContentNavigation', { mainNavigation: [] }, 'Navigation'],
] as const)('calls a piece of content what people call it: %s', (type, fields, name) => {
  expect(nameOf({ type, fields })).toBe(name)
})

// Object.keys is typed as string[]; the table is closed, so its keys are the names.
it.each(Object.keys(contentTypes) as ContentTypeName[])('never calls a %s undefined', (type) => {
  expect(nameOf({ type, fields: { site: 'ww' } })).not.toContain('undefined')
})
