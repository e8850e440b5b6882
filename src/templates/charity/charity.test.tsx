import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { sampleEntry, samplePage } from '../composed/testing/sample-page'
import { CharityPage } from './charity-page'
import { charityPageProps } from './charity-props'

const data = {
  ...samplePage({ title: 'Social projects' }),
  projects: {
    nodes: [
      sampleEntry('school', { place: 'Florence', categories: [{ id: '901' }] }),
      sampleEntry('clinic', { place: 'Morbi', date: '2025-02-18', categories: [{ id: '902' }] }),
    ],
  },
  filters: {
    options: [
      { id: '901', title: 'Education', active: true },
      { id: '902', title: 'Health', active: true },
    ],
  },
}

afterEach(() => window.history.replaceState(null, '', '/'))

test('a project says its topic, place and year', () => {
  const { projects } = charityPageProps(data, 'ww', ['clinic', 'school'])
  expect(projects.map(({ id, topics, place, year }) => [id, topics, place, year])).toEqual([
    ['clinic', ['Health'], 'Morbi', '2025'],
    ['school', ['Education'], 'Florence', '2026'],
  ])
})

test('a choice leaves its projects', async () => {
  renderOnSite(<CharityPage {...charityPageProps(data, 'ww', ['school', 'clinic'])} />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await userEvent.click(screen.getByRole('checkbox', { name: /Health/ }))
  expect(screen.getByRole('article')).toHaveAttribute('id', 'clinic')
  expect(window.location.search).toBe('?charityProjects[]=902')
})

test('without projects the page says so', () => {
  renderOnSite(<CharityPage {...charityPageProps(data, 'ww', [])} />)
  expect(screen.getByText('There is nothing here at present.')).toBeInTheDocument()
})
