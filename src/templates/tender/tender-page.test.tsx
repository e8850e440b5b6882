import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { exampleEntry } from '../entry/testing/entry-props'
import { TenderPage } from './tender-page'

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

test('says its state and until when, as the site writes days, and whom to ask', () => {
  const entry = {
    ...exampleEntry.entry,
    type: 'tender',
    status: 'open' as const,
    deadline: '2027-02-01',
  }
  renderOnSite(<TenderPage {...exampleEntry} entry={entry} />, 'de_eu')
  expect(fact('Status')).toHaveTextContent('Offen')
  expect(fact('Frist')).toHaveTextContent('1. Februar 2027')
  expect(screen.getByRole('link', { name: '+39 055 555 0100' })).toHaveAttribute(
    'href',
    'tel:+390555550100',
  )
})
