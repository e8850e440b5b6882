import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { forgetSiteData } from '../../features/site-data'
import { placesMessages } from '../../sites/places-messages'
import { renderOnSite } from '../../theme/testing/i18n'
import { observeByHand } from '../../theme/testing/intersection-observer'
import type { ServiceHoursView } from '../view-models'
import { ServiceHoursBlock } from './service-hours'

const block: ServiceHoursView = {
  type: 'serviceHours',
  title: 'Who answers now',
  text: null,
  actions: [{ label: 'All branches', href: '/contacts/branches' }],
  onCall: {
    phone: {
      label: 'On-call number, Florence',
      number: '+39 055 555 0142',
      href: 'tel:+390555550142',
    },
    openingHours: ['Mo-Su 00:00-24:00'],
    timeZone: 'Europe/Rome',
    text: '<p>At all other times, the on-call number answers.</p>',
  },
}

const place = (id: string, country: string, timeZone: string, [latitude, longitude]: number[]) => ({
  ...{ id, section: 'branches', title: `Acme ${id}`, town: id, country, countryName: country },
  ...{ street: null, postalCode: null, lines: [], emails: [], services: [], hours: [] },
  ...{ directions: null, point: { x: 0, y: 0 }, latitude, longitude, timeZone },
  phones: [{ number: `number of ${id}`, href: 'tel:+390555550100' }],
  area: { id: country === 'AU' ? 'oceania' : 'europe', title: 'Area' },
  openingHours: ['Mo-Fr 08:00-17:00'],
  onCallHours: country === 'DE' ? ['Sa-Su 08:00-20:00'] : [],
})
const places = [
  place('Melbourne', 'AU', 'Australia/Melbourne', [-37.8, 145]),
  place('Sheffield', 'GB', 'Europe/London', [53.4, -1.5]),
  place('Nuremberg', 'DE', 'Europe/Berlin', [49.5, 11.1]),
]
const zones = ['Europe/London|GB|51.5|-0.1', 'Europe/Berlin|DE|52.5|13.4']
const answer = (address: string) => {
  if (address.startsWith('/gazetteer/')) return { zones }
  return { places, texts: placesMessages.en }
}

beforeEach(() => {
  forgetSiteData()
  Object.assign(window, {
    fetch: jest.fn((address: string) =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(answer(address)) }),
    ),
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** The block near the viewport, for a visitor with a clock and a time zone. */
const showAt = (instant: string, timeZone: string) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone }
  })
  jest.useFakeTimers({
    now: new Date(instant),
    advanceTimers: true,
    doNotFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'performance'],
  })
  const { approach } = observeByHand()
  renderOnSite(<ServiceHoursBlock block={block} />)
  approach()
  fireEvent.pointerMove(document)
}
const answersNow = async () => {
  const above = await screen.findByText('Answers now')
  if (!above.parentElement) throw new Error('It has no parent.')
  return within(above.parentElement)
}

test('in working hours the branch of the country answers', async () => {
  showAt('2026-11-24T11:00:00Z', 'Europe/London')
  const now = await answersNow()
  expect(now.getByText('Acme Sheffield, Sheffield, GB')).toBeVisible()
  expect(now.getByText('Open now, until 17:00')).toBeVisible()
  expect(screen.queryByText('Nearest to you')).not.toBeInTheDocument()
})

test('on a Tuesday at 22:30 in Manchester the on-call number answers, and not Melbourne', async () => {
  showAt('2026-11-24T22:30:00Z', 'Europe/London')
  const now = await answersNow()
  expect(now.getByText('On-call number, Florence')).toBeVisible()
  expect(now.getByRole('link', { name: '+39 055 555 0142' })).toHaveAttribute(
    'href',
    'tel:+390555550142',
  )
  expect(now.getByText('Open around the clock')).toBeVisible()
  expect(screen.getByText('Closed, opens Wednesday at 08:00')).toBeVisible()
  expect(screen.queryByText(/Melbourne/)).not.toBeInTheDocument()
})

test('on a Saturday the nearest place on call answers', async () => {
  showAt('2026-11-28T11:00:00Z', 'Europe/London')
  const now = await answersNow()
  expect(now.getByText('Acme Nuremberg, Nuremberg, DE')).toBeVisible()
  expect(now.getByText('On call now, until 20:00')).toBeVisible()
})

test('without a script, rule and number are there', () => {
  const markup = renderToStaticMarkup(<ServiceHoursBlock block={block} />)
  expect(markup).toContain('At all other times, the on-call number answers.')
  expect(markup).toContain('href="tel:+390555550142"')
  expect(markup).toContain('Mon–Sun 00:00–24:00')
})

test('when the places fail to load, rule and number stay', async () => {
  const fetched = jest.fn().mockRejectedValue(new Error('offline'))
  Object.assign(window, { fetch: fetched })
  const { approach } = observeByHand()
  renderOnSite(<ServiceHoursBlock block={block} />)
  approach()
  fireEvent.pointerMove(document)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(screen.getByRole('link', { name: '+39 055 555 0142' })).toBeVisible()
})
