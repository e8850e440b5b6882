import { actionViews, categoryViews, contactView } from './views'

const action = { label: 'Go', actionUrl: null, actionFile: null, actionPage: null }

describe('actionViews', () => {
  it('resolves pages for the site, marks files as downloads, and drops what leads nowhere', () => {
    expect(
      actionViews(
        [
          { ...action, actionUrl: 'https://www.example.com' },
          { ...action, actionFile: { url: '/files/sheet.pdf' } },
          { ...action, actionPage: { section: 'machines', slug: 'frese/arcus' } },
          { ...action, actionPage: { section: 'spaceships', slug: null } },
          action,
        ],
        'it_eu',
      ),
    ).toEqual([
      { label: 'Go', href: 'https://www.example.com' },
      { label: 'Go', href: '/files/sheet.pdf', download: true },
      { label: 'Go', href: '/it_eu/products/frese/arcus' },
    ])
  })
})

describe('categoryViews', () => {
  it('leaves out categories without a machine in the site', () => {
    const category = { title: 'Saws', slug: 'saws', abstract: null, image: null }
    const views = categoryViews(
      [
        { ...category, code: 'BRS' },
        { ...category, code: 'KLN', slug: 'kilns' },
      ],
      new Map([['BRS', 4]]),
      'ww',
    )
    expect(views.map(({ code, href, count }) => ({ code, href, count }))).toEqual([
      { code: 'BRS', href: '/products/saws', count: 4 },
    ])
  })
})

describe('contactView', () => {
  it('takes the first address and number, or none', () => {
    const company = { shortName: 'Acme', emails: [{ email: 'a@example.com' }], phones: [] }
    expect(contactView(company)).toEqual({ email: 'a@example.com', phone: null })
  })
})
