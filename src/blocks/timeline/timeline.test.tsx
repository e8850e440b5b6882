import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { TimelineBlock } from './timeline'

const milestone = (year: string, title: string) => ({
  year,
  title,
  text: `<p>${title} text</p>`,
  image: null,
  categories: [],
})

const block = {
  type: 'timeline' as const,
  title: '1961 to 2001',
  milestones: [
    milestone('1961', 'A saw'),
    milestone('1968', 'Carrara'),
    milestone('1968', 'Polishing'),
    milestone('1973', 'A press'),
    milestone('2001', 'Ten wires'),
  ],
}

test('each year heads what happened in it', () => {
  renderOnSite(<TimelineBlock block={block} />)
  const year = screen.getByRole('heading', { level: 3, name: '1968' }).closest('li')
  if (!year) throw new Error('A year is an item of the list.')
  expect(
    within(year)
      .getAllByRole('heading', { level: 4 })
      .map((h) => h.textContent),
  ).toEqual(['Carrara', 'Polishing'])
  expect(year).toHaveTextContent('Polishing text')
})

test('a scale leads to the decades, and within them to the years', () => {
  renderOnSite(<TimelineBlock block={block} />)
  const nav = screen.getByRole('navigation', { name: 'Go to a year' })
  const links = within(nav).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1960', '#year-1961'],
    ['1961', '#year-1961'],
    ['1968', '#year-1968'],
    ['1970', '#year-1973'],
    ['1973', '#year-1973'],
    ['2000', '#year-2001'],
    ['2001', '#year-2001'],
  ])
  for (const link of links) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeInTheDocument()
  }
})

test('a short one has no such links', () => {
  renderOnSite(<TimelineBlock block={{ ...block, milestones: block.milestones.slice(0, 3) }} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
