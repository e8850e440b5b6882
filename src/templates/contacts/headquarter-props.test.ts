import { headquarterProps } from './headquarter-props'
import { placesPageData } from './testing/places-page'

test('a number that a department has is not given once more', () => {
  const departments = {
    phones: [{ label: null, number: '+39 055 555 0100' }],
    emails: [{ label: 'Info', email: 'info@example.com' }],
  }
  const page = headquarterProps({ ...placesPageData, departments }, 'de_eu')
  expect(page.departments).toEqual([
    { name: 'Worldwide', way: { label: '+39 055 555 0100', href: 'tel:+390555550100' } },
    { name: 'Info', way: { label: 'info@example.com', href: 'mailto:info@example.com' } },
  ])
  expect(page.places.map(({ phones }) => phones)).toEqual([['+39 055 555 0199']])
})
