import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { samplePage } from '../composed/testing/sample-page'
import { HistoryPage } from './history-page'
import { historyPageProps } from './history-props'

const milestone = (year: string, ...ids: string[]) => ({
  year,
  title: `Of ${year}`,
  text: null,
  image: null,
  categories: ids.map((id) => ({ id })),
})

const props = historyPageProps(
  {
    ...samplePage({
      blocks: [
        { type: 'text', title: 'Before', text: '<p>A shed.</p>' },
        {
          type: 'timeline',
          title: '1961 to 1985',
          milestones: [milestone('1961', '1'), milestone('1973', '2'), milestone('1985', '1', '2')],
        },
      ],
    }),
    filters: {
      options: [
        { id: '1', title: 'Company', active: true },
        { id: '2', title: 'Machines', active: true },
        { id: '3', title: 'Hidden', active: false },
      ],
    },
  },
  'ww',
)

afterEach(() => window.history.replaceState(null, '', '/'))

const titles = () => screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)

test('the timeline stands among what editors composed, whole at first', () => {
  renderOnSite(<HistoryPage {...props} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Before',
    '1961 to 1985',
  ])
  expect(titles()).toEqual(['Of 1961', 'Of 1973', 'Of 1985'])
})

test('a choice leaves its milestones, and the scale its years', async () => {
  renderOnSite(<HistoryPage {...props} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /Machines/ }))
  expect(titles()).toEqual(['Of 1973', 'Of 1985'])
  expect(window.location.search).toBe('?timelineMilestones[]=2')
  const scale = screen.getByRole('navigation', { name: 'Go to a year' })
  expect(scale).not.toHaveTextContent('1961')
  expect(scale).toHaveTextContent('1973')
})
