import type { PlannedPage } from '../../routes'
import { calendarFilesOf } from './calendar-files'

const page = (id: string, section: string): PlannedPage => ({
  path: `/${section}/${id}`,
  route: 'services-webinar-slug',
  site: 'ww',
  params: {},
  entry: { id, section, slug: id, source: id, translations: {} },
  alternates: {},
})

const entry = (id: string, type: string, date: string | null) => ({
  id,
  type,
  title: id,
  abstract: null,
  place: null,
  date,
  endDate: null,
})

test('every event with a day that has a page has a file, and nothing else has one', () => {
  const files = calendarFilesOf(
    [page('dust', 'webinars'), page('news', 'newsAndEvents'), page('some-day', 'webinars')],
    {
      website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
      companies: { nodes: [{ site: 'ww', name: 'Acme' }] },
      entries: {
        nodes: [
          entry('dust', 'webinar', '2027-03-10'),
          entry('news', 'news', '2027-03-10'),
          entry('some-day', 'webinar', null),
          entry('unpublished', 'webinar', '2027-03-10'),
        ],
      },
    },
  )
  expect([...files.keys()]).toEqual(['/calendar/ww/webinars/dust.ics'])
  const [text] = [...files.values()]
  expect(text).toContain('URL:https://www.example.com/webinars/dust')
  expect(text).toContain('PRODID:-//Acme//Website//EN')
})
