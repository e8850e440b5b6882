import type { PlannedPage, RouteName } from '../../routes'
import { noIndexRule } from './no-index'
import { buildContent, entryNode } from '../testing/content'

const page = (route: RouteName, id: string): Pick<PlannedPage, 'route' | 'entry'> => ({
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
  expect(isHidden({ route: 'not-found' })).toBe(true)
})
