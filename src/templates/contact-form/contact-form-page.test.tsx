import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { languages } from '../../sites'
import { renderOnSite } from '../../theme/testing/i18n'
import { keepSteps } from '../../theme/testing/steps'
import { ContactFormPage } from './contact-form-page'
import { contactFormProps } from './contact-form-props'
import { contactFormTexts } from './contact-form-texts'
import { FormChoice } from './form-choice'
import { formChoice } from './late-form-choice'

const purpose = (formName: string, title: string, category = 'global') => ({
  purpose: title,
  formName,
  action: null,
  embedCode: formName.toUpperCase(),
  description: `<p>About ${title}</p>`,
  formCategories: [{ slug: category }],
  forms: [],
})

const reach = {
  shortName: 'Acme',
  phones: [{ label: 'Werk', number: '+49 911 555 0110', href: 'tel:+499115550110' }],
  emails: [{ label: null, email: 'info@example.com' }],
}
const data: Queries.ContactFormPageQuery = {
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  trail: { nodes: [{ section: 'home', title: 'Acme' }] },
  forms: {
    formPurposes: [
      purpose('quotation', 'Angebot'),
      purpose('press', 'Presse', 'press'),
      purpose('newsletter', 'Newsletter', 'no-pubblication'),
    ],
  },
  reach,
}
const props = () =>
  contactFormProps(data, 'de_eu', {
    form: 'quotation',
    description: '<p>About Angebot</p>',
    texts: contactFormTexts.de,
  })

const init = jest.fn(() => ({ destroy: () => undefined }))
const renderPage = async () => {
  await act(async () => void renderOnSite(<ContactFormPage {...props()} />, 'de_eu'))
}

beforeAll(() => formChoice.preset(FormChoice))
let steps: readonly string[]
beforeEach(() => {
  steps = keepSteps()
  init.mockClear()
  window.ConsentForms = { init }
})

test('shows the chosen form with its description, and whom to call', async () => {
  await renderPage()
  expect(screen.getByRole('heading', { level: 1, name: 'Angebot' })).toBeInTheDocument()
  expect(screen.getByText('About Angebot')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Ich suche' })).toHaveValue('Angebot')
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({ form: 'QUOTATION', locale: 'de', referrerLabel: 'Angebot' }),
  )
  const ways = within(screen.getByRole('complementary'))
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+499115550110',
    'mailto:info@example.com',
  ])
})

test('a link that says which machine it is about fills that in', async () => {
  window.history.replaceState(null, '', '/de_eu/contacts/quotation?product=Arcus+350&privacy=yes')
  await renderPage()
  await waitFor(() =>
    expect(init).toHaveBeenCalledWith(
      expect.objectContaining({ form: 'QUOTATION', values: { product: 'Arcus 350' } }),
    ),
  )
  window.history.replaceState(null, '', '/')
})

test('another choice leads to the page of that form; the same one leads nowhere', async () => {
  await renderPage()
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.click(screen.getByRole('option', { name }))
  }
  await choose('Angebot')
  expect(steps).toEqual([])
  await choose('Presse')
  expect(steps).toEqual(['/de_eu/contacts/press'])
})

test('the other forms are links, too, but those that are not to be published', async () => {
  await renderPage()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href?.includes('/contacts/'))).toEqual(['/de_eu/contacts/press'])
})

test('every language has texts of its own', () => {
  for (const key of ['next', 'direct', 'others', 'needsScript'] as const) {
    expect(new Set(languages.map((language) => contactFormTexts[language][key])).size).toBe(
      languages.length,
    )
  }
})
