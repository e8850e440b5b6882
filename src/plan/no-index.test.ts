import type { PlannedPage } from '../routes'
import { noIndexRule } from './no-index'
import { entryNode } from '../templates/shared/testing/content'
import { buildContent } from './testing/content'

const page = (route: PlannedPage['route'], id: string): Pick<PlannedPage, 'route' | 'entry'> => ({
  route,
  entry: { id, section: '', slug: id, source: id, translations: {} },
})

test('pages stay out of search engines by their route, or where editors say so', () => {
  const entries = [
    entryNode('hidden', { seo: { noIndex: true } }),
    entryNode('shown', { seo: { noIndex: false } }),
  ]
  const isHidden = noIndexRule(buildContent(entries))
  expect(isHidden(page('landings', 'hidden'))).toBe(true)
  expect(isHidden(page('landings', 'shown'))).toBe(false)
  expect(isHidden(page('search', 'shown'))).toBe(true)
  expect(isHidden(page('not-found', ''))).toBe(true)
})
