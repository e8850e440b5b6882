import { plannedPage } from '../shared/testing/build'
import { contentNodes } from '../shared/testing/content'
import type { CategoryNode, ConfigsNode, ProductNode } from '../shared/content-nodes'
import { factsOf, factsThatHold } from './product-facts'

type Fact = ProductNode['facts'][number]

const fact = (key: string, fields: Partial<Fact> = {}): Fact => ({
  key,
  title: null,
  text: null,
  actionUrl: null,
  actionPage: null,
  anchor: null,
  hidden: false,
  ...fields,
})
const warranty = fact('warranty', { title: 'Warranty', text: '24 months' })
const delivery = fact('delivery', {
  title: 'Delivery',
  text: 'As agreed',
  actionPage: { section: 'faq', slug: null },
  anchor: 'delivery-time',
})

describe('factsThatHold', () => {
  const texts = (...layers: readonly (readonly Fact[])[]) =>
    factsThatHold(...layers).map(({ title, text }) => `${title}: ${text}`)

  it('a category takes the place of the default, a product that of its category, field by field', () => {
    const weeks = (text: string) => [fact('delivery', { text })]
    const all = [delivery, warranty]
    expect(texts(all, weeks('26 weeks'), [])).toEqual(['Delivery: 26 weeks', 'Warranty: 24 months'])
    expect(texts(all, weeks('26 weeks'), weeks('18 weeks'))[0]).toBe('Delivery: 18 weeks')
    expect(factsThatHold(all, weeks('26 weeks'))[0]).toMatchObject({
      actionPage: delivery.actionPage,
      anchor: 'delivery-time',
    })
  })

  it('another target brings its own place on the page, or none', () => {
    const [found] = factsThatHold([delivery], [fact('delivery', { actionUrl: '/terms' })])
    expect(found).toMatchObject({ actionUrl: '/terms', actionPage: null, anchor: null })
  })

  it('new facts stand last; facts that are hidden, or lack title or text, are not shown', () => {
    expect(
      texts(
        [delivery, warranty],
        [fact('delivery', { hidden: true }), fact('nameless', { text: 'Words' })],
        [fact('range', { title: 'Range', text: 'Wide' })],
      ),
    ).toEqual(['Warranty: 24 months', 'Range: Wide'])
  })

  it('a product tells what its category hides', () => {
    const hidden = [fact('warranty', { hidden: true })]
    expect(texts([warranty], hidden, [fact('warranty', { text: 'A year' })])).toEqual([
      'Warranty: A year',
    ])
  })
})

describe('factsOf', () => {
  const product: ProductNode = {
    id: 'p',
    site: 'ww',
    title: 'Arc & Saw',
    section: 'machines',
    code: 'ARC',
    slug: 'arc',
    category: { code: 'SAW', slug: 'saws' },
    relatedProducts: [],
    businessUnits: [],
    industries: [],
    materials: [],
    translations: {},
    facts: [],
    dimensions: [],
    outline: null,
    versions: [],
    image: null,
    seo: null,
  }
  const category: CategoryNode = {
    ...product,
    id: 'c',
    code: 'SAW',
    facts: [fact('warranty', { text: '< 60 "months"' })],
  }
  const configs: ConfigsNode = {
    site: 'ww',
    newsletterBox: [],
    newsletterTexts: null,
    newsletterAction: null,
    logins: null,
    mainNavHighlights: [],
    productFacts: { title: 'Purchase', facts: [delivery, warranty] },
  }
  const faq = plannedPage(
    { id: 'faq', site: 'ww', section: 'faq', slug: null },
    { path: '/services/faq' },
  )
  const content = contentNodes([], { categories: [category], configs: [configs] })
  const rowsOf = (builtPages = [faq], own: readonly Fact[] = []) =>
    factsOf({ ...product, facts: [...own] }, { content, builtPages })?.rows

  it('lead to pages that are there', () => {
    expect(rowsOf()).toEqual([
      { title: 'Delivery', text: 'As agreed', href: '/services/faq#delivery-time' },
      { title: 'Warranty', text: '< 60 "months"', href: null },
    ])
    expect(rowsOf([])?.[0]).toEqual({ title: 'Delivery', text: 'As agreed', href: null })
  })

  it('tell a form which product it is about', () => {
    const quotation = plannedPage(
      { id: 'q', site: 'ww', section: 'contacts', slug: 'quotation' },
      { path: '/contacts/quotation' },
    )
    const own = fact('delivery', { actionPage: { section: 'contacts', slug: 'quotation' } })
    expect(rowsOf([quotation], [own])?.[0]?.href).toBe('/contacts/quotation?product=Arc+%26+Saw')
  })

  it('there are none where content knows none', () => {
    const none = contentNodes([], { configs: [{ ...configs, productFacts: null }] })
    expect(factsOf(product, { content: none, builtPages: [] })).toBeNull()
    expect(factsOf({ ...product, site: 'de_eu' }, { content, builtPages: [] })).toBeNull()
  })
})
