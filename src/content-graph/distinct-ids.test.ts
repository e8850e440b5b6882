import { html } from '../contract'
import { withDistinctIds } from './distinct-ids'

test('a text that stands in an entry twice has ids of its own each time, and its links lead to them', () => {
  const note = html.parse('<p><a href="#n" name="m">1</a></p><p id="n"><a href="#m">back</a></p>')
  const fields = { title: 'Notes', body: note, blocks: [{ type: 'text', text: note }] }
  const shown = JSON.stringify(
    withDistinctIds({ type: 'ContentEntry', key: 'ww:1', fields }).fields,
  )
  const all = (pattern: RegExp) => [...shown.matchAll(pattern)].map(([, name]) => name).sort()
  const ids = all(/ id=\\"([^"\\]+)/g)
  expect(new Set(ids).size).toBe(4)
  expect(all(/href=\\"#([^"\\]+)/g)).toEqual(ids)
})
