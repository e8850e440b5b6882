import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { sampleEntry, samplePage } from '../composed/testing/sample-page'
import type { SiteHandle } from '../../sites'
import type { NonNullKeys } from '../shared/non-null-keys'
import { JobsPage } from './jobs-page'
import { jobsPageProps } from './jobs-props'

const apply = (label: string, actionUrl: string) => ({
  label,
  actionUrl,
  actionFile: null,
  actionPage: null,
})

const data: NonNullKeys<Queries.JobsPageQuery, 'entry'> = {
  ...samplePage({ title: 'Jobs' }),
  jobs: {
    nodes: [
      sampleEntry('tester', {
        title: 'Tester & fitter',
        place: 'Florence',
        deadline: '2027-01-15',
        categories: [{ id: '701' }],
        actions: [apply('Apply', 'mailto:jobs@example.com')],
      }),
      sampleEntry('seller', {
        place: 'Carrara',
        categories: [{ id: '704' }],
        actions: [apply('Apply', 'https://jobs.example.com/1')],
      }),
    ],
  },
  filters: {
    options: [
      { id: '701', title: 'Design', active: true },
      { id: '704', title: 'Sales', active: true },
      { id: '705', title: 'Software', active: true },
    ],
  },
}
const context = (site: SiteHandle, rows: readonly string[]) => ({ site, rows, elsewhere: [] })
const props = jobsPageProps(data, context('ww', ['seller', 'tester']))

const job = (name: string) => screen.getByText(name).closest('details')
const scrollIntoView = jest.fn()
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView }))
afterEach(() => window.history.replaceState(null, '', '/'))

test('jobs come in the order of the plan, with what can be chosen among them', () => {
  expect(props.jobs.map(({ id }) => id)).toEqual(['seller', 'tester'])
  expect(props.filters).toEqual([
    { name: 'job', options: data.filters?.options.slice(0, 2) },
    {
      name: 'place',
      options: [
        { id: 'Carrara', title: 'Carrara' },
        { id: 'Florence', title: 'Florence' },
      ],
    },
  ])
})

test('an application by mail names the job; another address stays as it is', () => {
  expect(props.jobs.map(({ actions }) => actions[0]?.href)).toEqual([
    'https://jobs.example.com/1',
    'mailto:jobs@example.com?subject=Tester%20%26%20fitter',
  ])
})

test('the address of a form names the job', () => {
  const toForm = {
    ...apply('Apply', ''),
    actionUrl: null,
    actionPage: { section: 'contacts', slug: 'careers' },
  }
  const nodes = [sampleEntry('tester', { title: 'Tester & fitter', actions: [toForm] })]
  const [tester] = jobsPageProps({ ...data, jobs: { nodes } }, context('de_eu', ['tester'])).jobs
  expect(tester?.actions[0]?.href).toBe('/de_eu/contacts/careers?subject=Tester+%26+fitter')
})

test('a job opens in place and becomes the address, with its deadline in words', async () => {
  renderOnSite(<JobsPage {...props} />)
  expect(screen.getByText('2 open positions')).toBeInTheDocument()
  const row = job('Tester & fitter')
  if (!row) throw new Error('A job is a disclosure.')
  expect(within(row).getByText('15 January 2027')).toHaveAttribute('datetime', '2027-01-15')
  await userEvent.click(screen.getByRole('heading', { name: 'Tester & fitter' }))
  expect(row).toHaveAttribute('open')
})

test('an address with the slug of a job opens it and shows it', () => {
  window.history.replaceState(null, '', '/#tester')
  renderOnSite(<JobsPage {...props} />)
  expect(job('Tester & fitter')).toHaveAttribute('open')
  expect(scrollIntoView).toHaveBeenCalled()
})

test('a choice hides the other jobs', async () => {
  renderOnSite(<JobsPage {...props} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /Sales/ }))
  expect(job('Tester & fitter')).toHaveAttribute('hidden')
  expect(job('seller')).not.toHaveAttribute('hidden')
})

test('the ways to other jobs come before what editors say', () => {
  const way = { type: 'text' as const, title: 'Elsewhere', text: '<p>There</p>' }
  const said = { type: 'text' as const, title: 'How we choose', text: '<p>So</p>' }
  const { blocks } = jobsPageProps(
    { ...data, ...samplePage({ blocks: [said] }) },
    { ...context('ww', []), elsewhere: [way] },
  )
  expect(blocks).toEqual([way, said])
})

test('without jobs the page says so', () => {
  renderOnSite(<JobsPage {...jobsPageProps(data, context('ww', []))} />)
  expect(screen.getByText('There is nothing here at present.')).toBeInTheDocument()
})
