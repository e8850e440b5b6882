import { headquarterProps } from './headquarter-props'
import { placesPageData } from './testing/places-page'

const data = {
  ...placesPageData,
  places: { nodes: placesPageData.places.nodes.map((place) => ({ ...place, openingHours: [] })) },
}

test('a number that a department has is not given once more', () => {
  const departments = {
    phones: [{ label: null, number: '+39 055 555 0100', href: 'tel:+390555550100' }],
    emails: [{ label: 'Info', email: 'info@example.com' }],
  }
  const page = headquarterProps({ ...data, departments, offers: { formPurposes: [] } }, 'de_eu')
  expect(page.departments).toEqual([
    { name: 'Worldwide', way: { label: '+39 055 555 0100', href: 'tel:+390555550100' } },
    { name: 'Info', way: { label: 'info@example.com', href: 'mailto:info@example.com' } },
  ])
  expect(page.places.map(({ phones }) => phones)).toEqual([
    [{ number: '+39 055 555 0199', href: 'tel:+390555550199' }],
  ])
})

test('every form with a page is offered by what it is for', () => {
  const formPurposes = [
    {
      purpose: 'Ein Angebot',
      formName: 'quotation',
      embedCode: 'Q',
      description: null,
      formCategories: [{ slug: 'global' }],
      forms: [],
    },
  ]
  const departments = { phones: [], emails: [] }
  const page = { ...data, departments, offers: { formPurposes } }
  expect(headquarterProps(page, 'de_eu').forms).toEqual([
    { key: 'quotation', label: 'Ein Angebot', href: '/de_eu/contacts/quotation' },
  ])
})
