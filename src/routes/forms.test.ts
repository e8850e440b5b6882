import { formFor, formPages, offeredForms, purposeOf } from './forms'

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
  confirmation: null,
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
  expect(pages).toMatchObject([
    {
      name: 'press',
      code: 'PRESS',
      purpose: 'Press',
      description: null,
      action: null,
    },
    {
      name: 'spare-parts',
      code: 'SPARES',
      purpose: 'Spare parts',
      description: null,
      action: null,
    },
  ])
})

test('a product has the form of its category, else the one of its purpose', () => {
  const variants = [
    { code: 'SPARES', categories: [{ slug: 'global' }] },
    { code: 'SOFTWARE', categories: [{ slug: 'sft' }, { slug: 'cam' }] },
  ]
  const offered = { code: 'QUOTE', variants }
  expect(formFor(offered, 'SFT')).toBe('SOFTWARE')
  expect(formFor(offered, 'SAW')).toBe('QUOTE')
  expect(formFor(offered, undefined)).toBe('QUOTE')
})

test('a form belongs to a purpose as its embedded form or as one of its own', () => {
  expect(purposeOf(purposes, 'PRESS')?.purpose).toBe('Press')
  expect(purposeOf(purposes, 'OTHER')?.purpose).toBe('Spare parts')
  expect(purposeOf(purposes, 'NONE')).toBeUndefined()
})
