import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { exampleEntry } from '../entry/testing/entry-props'
import { currentEnquiry } from '../../features/enquiry'
import { EventPage, type EventPageProps } from './event-page'

const props: EventPageProps = { ...exampleEntry, state: 'upcoming', calendar: '/calendar/a.ics' }

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

test('says in the language of the site what it is, when and where, and whether it is to come', () => {
  renderOnSite(<EventPage {...props} />, 'it_eu')
  expect(screen.getByRole('heading', { level: 1, name: 'Arcus a Verona' })).toBeInTheDocument()
  expect(screen.getByText('Evento')).toBeInTheDocument()
  expect(screen.getByText('In programma')).toBeInTheDocument()
  expect(fact('Data')).toHaveTextContent(/^28 settembre – 1 ottobre 2027$/)
  expect(fact('Luogo')).toHaveTextContent('Verona')
  expect(fact('Stand')).toHaveTextContent('C12')
})

test('offers to take part, and its day for the visitor’s own calendar', () => {
  renderOnSite(<EventPage {...props} />)
  expect(screen.getByRole('link', { name: 'Prenota' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/calendar/a.ics',
  )
})

test('without a day it is on request, and there is nothing for a calendar', () => {
  const entry = { ...props.entry, type: 'workshop', date: null, endDate: null }
  renderOnSite(<EventPage {...props} entry={entry} state="onRequest" calendar={null} />)
  expect(fact('Date')).toHaveTextContent('On request')
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
})

test('where editors gave no way to take part, the contact form knows the event, and no mail is offered', () => {
  const { container } = renderOnSite(<EventPage {...props} actions={[]} />)
  expect(currentEnquiry()).toMatchObject({ about: props.entry.title })
  expect(container.querySelector('a[href^="mailto:"]')).toBeNull()
})
