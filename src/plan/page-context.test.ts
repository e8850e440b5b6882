import { templates } from './template-manifest'
import { codeBelow } from './page-context'

const chunks = Object.values(templates).map(({ chunk }) => chunk)

test.each([
  ['products-category', 'component---src-templates-product-product-tsx'],
  ['customer-stories', 'component---src-templates-story-story-tsx'],
  ['services-webinar', 'component---src-templates-event-event-tsx'],
] as const)('the pages of %s have the code that Gatsby calls %s', (route, code) => {
  expect(codeBelow(route)).toBe(code)
  expect(chunks).toContain(code)
})

test.each(['products', 'news-and-events', 'search'] as const)(
  'those of %s have none, or not one',
  (route) => {
    expect(codeBelow(route)).toBeUndefined()
  },
)
