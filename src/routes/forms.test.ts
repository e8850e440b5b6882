import { formPages, offeredForms } from './forms'

const purpose = (
  name: string,
  embedCode: string | null,
  slugs: string[],
  codes: string[] = [],
  formName: string | null = null,
) => ({
  purpose: name,
  formName,
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

test('a form has a page when it has a name and may be published', () => {
  const pages = formPages([
    purpose('Press', 'PRESS', ['press'], [], 'press'),
    purpose('Information', 'INFO', ['global']),
    purpose('Newsletter', 'NEWS', ['no-pubblication'], [], 'newsletter'),
    purpose('Nothing yet', null, ['global'], [], 'nothing'),
    purpose('Spare parts', null, ['support'], ['SPARES'], 'spare-parts'),
  ])
  expect(pages).toEqual([
    { name: 'press', code: 'PRESS', purpose: 'Press', description: null, action: null },
    {
      name: 'spare-parts',
      code: 'SPARES',
      purpose: 'Spare parts',
      description: null,
      action: null,
    },
  ])
})
