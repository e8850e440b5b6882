import { offeredForms } from './offered-forms'

const purpose = (
  name: string,
  embedCode: string | null,
  slugs: string[],
  codes: string[] = [],
) => ({
  purpose: name,
  formName: null,
  action: null,
  embedCode,
  description: null,
  formCategories: slugs.map((slug) => ({ slug })),
  forms: codes.map((code) => ({ name, code, purpose: null, description: null, categories: [] })),
})

const purposes = [
  purpose('Information', 'INFO', ['global', 'products']),
  purpose('Press', 'PRESS', ['press']),
  purpose('Newsletter', 'NEWS', ['global', 'no-pubblication']),
  purpose('Spare parts', null, ['global'], ['SPARES', 'OTHER']),
  purpose('Nothing yet', null, ['global']),
]

test('offers the forms of a category, but none that is not to be published', () => {
  expect(offeredForms(purposes, 'global').map(({ code }) => code)).toEqual(['INFO', 'SPARES'])
  expect(offeredForms(purposes, 'press').map(({ code }) => code)).toEqual(['PRESS'])
  expect(offeredForms(purposes, 'no-pubblication')).toEqual([])
})
