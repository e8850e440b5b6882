import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { SectionPage, type SectionPageProps } from './section-page'

const props: SectionPageProps = {
  trail: [{ label: 'Home', href: '/' }],
  title: 'News and events',
  abstract: null,
  image: null,
  body: null,
  actions: [],
  hero: null,
  blocks: [],
  list: [],
  rows: [],
  isEmpty: false,
}

const card = (title: string) => ({
  href: `/news-and-events/${title.toLowerCase()}`,
  type: null,
  title,
  preTitle: null,
  abstract: null,
  date: null,
  endDate: null,
  place: null,
  image: null,
})

const job = {
  id: 'j1',
  slug: 'fitter',
  title: 'Fitter',
  abstract: 'You put machines together.',
  body: '<p>Tasks</p>',
  type: 'job',
  date: '2026-11-02',
  endDate: null,
  place: 'Florence',
  deadline: '2027-01-15',
  status: null,
  facts: [],
  image: null,
  actions: [{ label: 'Apply', href: 'mailto:jobs@example.com' }],
}

const scrollIntoView = jest.fn()
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView }))
afterEach(() => window.history.replaceState(null, '', '/'))

test('the parts of a list have their names', () => {
  const list = [
    { kind: 'upcoming' as const, entries: [card('Verona')] },
    { kind: 'all' as const, entries: [card('Award')] },
    { kind: 'past' as const, entries: [card('Milan')] },
  ]
  renderOnSite(<SectionPage {...props} list={list} />)
  const names = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(names).toEqual(['Upcoming', 'News', 'Past'])
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('a list of one kind needs no name, and its cards stand right below the title', () => {
  renderOnSite(<SectionPage {...props} list={[{ kind: 'all', entries: [card('Award')] }]} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Award' })).toBeInTheDocument()
})

test('a list without entries says so', () => {
  renderOnSite(<SectionPage {...props} isEmpty />, 'de_eu')
  expect(screen.getByText('Zurzeit gibt es hier nichts.')).toBeInTheDocument()
})

const details = () => screen.getByText('Fitter').closest('details')

test('a job opens in place, with its facts and the way to apply', async () => {
  renderOnSite(<SectionPage {...props} rows={[job]} />)
  expect(details()).not.toHaveAttribute('open')
  await userEvent.click(screen.getByRole('heading', { level: 2, name: 'Fitter' }))
  expect(details()).toHaveAttribute('open')
  expect(screen.getByText('Deadline').nextElementSibling).toHaveTextContent('15 January 2027')
  expect(
    within(details() ?? document.body).getByRole('link', { name: 'Apply' }),
  ).toBeInTheDocument()
})

test('an address with the slug of a job opens it', () => {
  window.history.replaceState(null, '', '/#fitter')
  renderOnSite(<SectionPage {...props} rows={[job]} />)
  expect(details()).toHaveAttribute('open')
  expect(scrollIntoView).toHaveBeenCalled()
})
