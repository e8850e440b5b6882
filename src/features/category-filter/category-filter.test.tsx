import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { CategoryFilter, offered, useCategoryFilter } from '.'

const entries = [
  { title: 'Designer', categories: { job: ['701'], place: ['Carrara'] } },
  { title: 'Tester', categories: { job: ['701'], place: ['Florence'] } },
  { title: 'Developer', categories: { job: ['705'], place: ['Florence'] } },
]
const items = entries.map(({ categories }) => categories)
const filters = offered(
  [
    {
      name: 'job',
      label: 'Department',
      options: [
        { id: '701', title: 'Design' },
        { id: '705', title: 'Software' },
        { id: '799', title: 'Nobody' },
      ],
    },
    {
      name: 'place',
      label: 'Place',
      options: ['Carrara', 'Florence'].map((title) => ({ id: title, title })),
    },
    { name: 'press', label: 'Lonely', options: [{ id: '1', title: 'One' }] },
  ],
  items,
)

function List() {
  const state = useCategoryFilter(filters, items)
  return (
    <>
      <CategoryFilter state={state} />
      <ul>
        {entries
          .filter(({ categories }) => state.shows(categories))
          .map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
      </ul>
    </>
  )
}

const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const option = (name: RegExp) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  window.dataLayer = []
  window.history.replaceState(null, '', '/jobs?version=2')
})

test('offers what there is to choose, with what it would give', () => {
  renderOnSite(<List />)
  expect(
    screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
  ).toHaveLength(2)
  expect(screen.getByRole('group', { name: 'Department' })).toBeInTheDocument()
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Design2',
    'Software1',
    'Carrara1',
    'Florence2',
  ])
  expect(titles()).toHaveLength(3)
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
})

test('a choice is in the address, told to the tag manager and announced', async () => {
  renderOnSite(<List />)
  await userEvent.click(option(/Software/))
  expect(titles()).toEqual(['Developer'])
  expect(window.location.search).toBe('?version=2&job[]=705')
  expect(window.dataLayer).toEqual([
    { event: 'filter-change', category: 'job', filters: ['Software'] },
  ])
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
  expect(option(/Carrara/)).toBeDisabled()

  await userEvent.click(option(/Design/))
  expect(titles()).toHaveLength(3)
  await userEvent.click(option(/Florence/))
  expect(titles()).toEqual(['Tester', 'Developer'])
})

test('an address shows its state, without ids that nobody knows', () => {
  window.history.replaceState(null, '', '/jobs?job[]=701&job[]=4&place%5B%5D=Florence')
  renderOnSite(<List />)
  expect(titles()).toEqual(['Tester'])
  expect(option(/Design/)).toBeChecked()
})

test('an address may hold what gives nothing', async () => {
  window.history.replaceState(null, '', '/jobs?job[]=705&place[]=Carrara')
  renderOnSite(<List />)
  expect(titles()).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('No results')
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(titles()).toHaveLength(3)
  expect(window.location.search).toBe('')
  expect(window.dataLayer).toEqual([
    { event: 'filter-change', category: 'job', filters: [] },
    { event: 'filter-change', category: 'place', filters: [] },
  ])
})
