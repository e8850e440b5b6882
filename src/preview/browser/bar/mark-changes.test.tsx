import { render, screen } from '@testing-library/react'
import { MARK, markChanges } from './mark-changes'

const change = (before: string | null, after: string | null) => ({ field: 'title', before, after })
const marked = () =>
  [...document.querySelectorAll(`[${MARK}]`)].map(({ textContent }) => textContent)

beforeEach(() => {
  render(
    <main>
      <h1>Sawing stone</h1>
      <p>
        Cuts <strong>marble</strong> and granite, day and night.
      </p>
      <p>Cuts nothing else.</p>
    </main>,
  )
})

test('the innermost element that holds a changed text is marked', () => {
  const marks = markChanges([change('Saw', 'Sawing stone')], 'draft')
  expect(marks.count).toBe(1)
  expect(screen.getByRole('heading', { name: 'Sawing stone' })).toHaveAttribute(MARK)
  marks.remove()
  expect(marked()).toEqual([])
})

test('texts are found whatever their markup, and where they were cut', () => {
  markChanges([change(null, '<p>Cuts <b>marble</b> and granite, …</p>')], 'draft')
  expect(marked()).toEqual(['Cuts marble and granite, day and night.'])
})

test('on the published page the former text is marked', () => {
  expect(markChanges([change('Cuts nothing else.', 'Cuts all')], 'published').count).toBe(1)
})

test('a field that has gone, or is not on the page, has no mark', () => {
  const changes = [change('Sawing stone', null), change(null, 'https://example.com/film')]
  expect(markChanges(changes, 'draft').count).toBe(0)
})
