import type { EntryNode, FormsNode } from '../shared/content-nodes'
import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { eventVariables } from './variables'

const purpose = (formName: string, ...categories: readonly string[]) => ({
  purpose: formName,
  formName,
  action: null,
  embedCode: formName.toUpperCase(),
  description: null,
  confirmation: null,
  formCategories: categories.map((slug) => ({ slug })),
  forms: [],
})
const forms: FormsNode = {
  id: 'forms',
  site: 'it_eu',
  formPurposes: [purpose('quotation', 'global'), purpose('registration', 'events')],
}
const event = entryNode('days', {
  site: 'it_eu',
  type: 'event',
  title: 'Giornate a Vitória',
  date: '2027-06-08',
})
const askOf = (entry: EntryNode, formsOfSite: readonly FormsNode[] = [forms]) =>
  eventVariables(plannedPage(entry), buildFacts(contentNodes([entry], { forms: formsOfSite }))).ask

it('offers the form for events, with the event as its subject, in the words of the site', () => {
  expect(askOf(event)).toEqual({
    label: 'Chiedi informazioni',
    href: '/it_eu/contacts/registration?subject=Giornate+a+Vit%C3%B3ria',
  })
  expect(askOf({ ...event, date: null })).toBeDefined()
})

it('offers nothing where editors said how to take part, nor when it is over', () => {
  expect(askOf({ ...event, actions: [{ label: 'Prenota' }] })).toBeUndefined()
  expect(askOf({ ...event, date: '2026-06-08' })).toBeUndefined()
})

it('offers nothing for what is no event, nor where there is no such form', () => {
  expect(askOf({ ...event, type: 'news' })).toBeUndefined()
  expect(askOf(event, [])).toBeUndefined()
})
