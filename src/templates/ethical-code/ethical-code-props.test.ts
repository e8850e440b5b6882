import type { ComposedData } from '../composed/composed-props'
import { samplePage } from '../composed/testing/sample-page'
import { ethicalCodeProps } from './ethical-code-props'

const pdf = { title: 'Code', url: '/code.pdf', type: 'PDF', size: null, language: 'en' }
const text = (title: string | null) => ({ type: 'text' as const, title, text: '<p>Rule</p>' })
const steps = { type: 'steps' as const, preTitle: null, title: 'How to report', steps: [] }
const downloads = (url: string) => ({
  type: 'downloads' as const,
  title: null,
  documents: [{ ...pdf, url }],
})

const props = (...blocks: ComposedData['entry']['blocks']) => {
  const page = samplePage({ blocks })
  return ethicalCodeProps({ ...page, entry: { ...page.entry, document: pdf } }, 'ww')
}

test('parts with titles are numbered as editors number them, else by their place', () => {
  const { articles, blocks } = props(text('1. Scope'), text('2) People'), steps, text(null))
  expect(articles.map(({ id, number, title }) => [id, number, title])).toEqual([
    ['article-1', '1', 'Scope'],
    ['article-2', '2', 'People'],
    ['article-3', '3', 'How to report'],
  ])
  expect(blocks).toHaveLength(1)
})

test('the file that the head offers is not offered once more', () => {
  expect(props(downloads('/code.pdf')).blocks).toEqual([])
  expect(props(downloads('/register.pdf')).blocks).toHaveLength(1)
})
