import { existsSync } from 'node:fs'
import path from 'node:path'
import { registry } from './registry'

const rows = Object.entries(registry)

test.each(rows)('the template of %s is there', (_, { template }) => {
  const files = typeof template === 'string' ? [template] : ['event', null].map(template)
  for (const file of files) expect(existsSync(path.join('src/templates', file))).toBe(true)
})

test('the type of an entry decides whether it is rendered as an event', () => {
  const { template } = registry['news-and-events-slug']
  if (typeof template === 'string') throw new Error('The type of the entry decides.')
  expect(['event', 'webinar', 'pressRelease', null].map(template)).toEqual([
    'event/event.tsx',
    'event/event.tsx',
    'article/article.tsx',
    'article/article.tsx',
  ])
})

test('a landing page has the simple layout, the home page a clear header, all others neither', () => {
  const routesWith = (field: 'layout' | 'header') =>
    rows.flatMap(([route, type]) => (type[field] ? [[route, type[field]]] : []))
  expect(routesWith('layout')).toEqual([['landings', 'simple']])
  expect(routesWith('header')).toEqual([['home', 'clear']])
})

test('all pages are hydrated on interaction but those whose script has something to do before', () => {
  expect(rows.flatMap(([route, { hydrate }]) => (hydrate ? [] : [route]))).toEqual([
    'products',
    'products-category',
    'products-category-slug',
    'services-articles',
    'services-webinar',
    'services-workshop',
    'news-and-events',
    'customer-stories',
    'innovation-stories',
    'contacts-form',
    'support-spareparts',
    'support-request',
    'search',
    'preview',
    'landings',
    'not-found',
    'unavailable',
  ])
})
