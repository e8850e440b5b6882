import type { BuildContent, CategoryNode, EntryNode } from './content'
import { planContent } from './plan-content'

const category = (fields: Partial<CategoryNode>): CategoryNode => ({
  id: 'n1',
  site: 'ww',
  title: 'Bridge saws',
  section: 'productsCategories',
  code: 'BRS',
  slug: 'saws',
  translations: {},
  image: null,
  ...fields,
})

const entry = (fields: Partial<EntryNode>): EntryNode => ({
  id: 'e1',
  site: 'ww',
  handle: null,
  title: 'Entry',
  section: 'articles',
  slug: 'wire',
  type: null,
  date: null,
  endDate: null,
  status: null,
  blocks: [],
  translations: {},
  image: null,
  ...fields,
})

const content = (
  categories: readonly CategoryNode[],
  entries: readonly EntryNode[] = [],
): BuildContent => ({
  regions: [],
  navigation: [],
  configs: [],
  forms: [],
  filters: [],
  sitemaps: [],
  categories,
  products: [],
  entries,
  companies: [],
  seo: [],
})

const reporter = () => {
  const lines: string[] = []
  return {
    lines,
    warn: (line: string) => lines.push(line),
    panic: (line: string) => lines.push(line),
  }
}

describe('planContent', () => {
  it('plans the pages of every site and warns of translations that lead nowhere', () => {
    const { lines, ...report } = reporter()
    const { pages } = planContent(content([category({ translations: { it_eu: 'frese' } })]), report)
    expect(pages.map(({ path }) => path)).toEqual(['/products/saws'])
    expect(lines).toEqual([
      '/products/saws: the category "Bridge saws" (BRS) names "frese" as its version in it_eu, which does not exist.',
    ])
  })

  it('plans fixed pages and entries with pages, not parts of a page nor items of a list', () => {
    const { lines, ...report } = reporter()
    const { pages } = planContent(
      content(
        [],
        [
          entry({ id: 'e1' }),
          entry({ id: 'e2', section: 'jobOpportunities', handle: 'jobOpportunities', slug: null }),
          entry({ id: 'e3', section: 'jobOpportunities', slug: 'fitter' }),
          entry({ id: 'e4', section: 'charityProjects', slug: 'library' }),
          entry({ id: 'e5', section: 'newsAndEvents', slug: null }),
          entry({ id: 'e6', section: 'workingAt', handle: 'workingAt', slug: 'saxum' }),
        ],
      ),
      report,
    )
    expect(pages.map(({ path }) => path)).toEqual([
      '/services/articles/wire',
      '/careers/job-opportunities',
      '/careers/working-at-saxum',
    ])
    expect(lines).toEqual([])
  })

  it('ends the build with both sources when two claim one address', () => {
    const { lines, ...report } = reporter()
    const twice = [category({}), category({ id: 'n2', title: 'Gang saws', code: 'GNG' })]
    expect(() => planContent(content(twice), report)).toThrow()
    expect(lines).toEqual([
      expect.stringMatching(
        /^These pages cannot be published, so nothing was:\n  - ww: \/products\/saws is claimed by the category "Bridge saws" \(BRS\) .* and by the category "Gang saws" \(GNG\)/,
      ),
    ])
  })
})
