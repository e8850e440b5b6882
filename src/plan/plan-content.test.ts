import type { PlannedPage } from '../routes'
import type { CategoryNode, EntryNode } from '../templates/shared/content-nodes'
import type { FormsNode } from './content'
import { planContent } from './plan-content'
import { refusal, refusedByPlan } from './refused-pages'
import { entryNode } from '../templates/shared/testing/content'
import { buildContent } from './testing/content'

const category = (fields: Partial<CategoryNode>): CategoryNode => ({
  id: 'n1',
  site: 'ww',
  title: 'Bridge saws',
  section: 'productsCategories',
  code: 'BRS',
  slug: 'saws',
  translations: {},
  facts: [],
  image: null,
  seo: null,
  ...fields,
})

const entry = (fields: Partial<EntryNode>) =>
  entryNode('e1', { section: 'articles', slug: 'wire', type: null, ...fields })

const content = (categories: readonly CategoryNode[], entries: readonly EntryNode[] = []) =>
  buildContent(entries, { categories })

/** The addresses without the pages that every site has anyway. */
const ofContent = (pages: readonly PlannedPage[]) =>
  pages.filter(({ entry: { id } }) => id !== '').map(({ path }) => path)

const form = (site: FormsNode['site'], formName: string | null, category = 'global') => ({
  id: `forms-${site}`,
  site,
  formPurposes: [
    {
      purpose: 'Quotation',
      formName,
      action: null,
      embedCode: 'QUOTE',
      description: null,
      confirmation: null,
      formCategories: [{ slug: category }],
      forms: [],
    },
  ],
})

describe('planContent', () => {
  it('plans the pages of every site and warns of translations that lead nowhere', () => {
    const { pages, warnings } = planContent(
      content([category({ translations: { it_eu: 'frese' } })]),
    )
    expect(ofContent(pages)).toEqual(['/products/saws'])
    expect(warnings).toEqual([
      '/products/saws: the category "Bridge saws" (BRS) names "frese" as its version in it_eu, which does not exist.',
    ])
  })

  it('plans fixed pages and entries with pages, not parts of a page nor items of a list', () => {
    const { pages, warnings, problems } = planContent(
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
    )
    expect(ofContent(pages)).toEqual([
      '/services/articles/wire',
      '/careers/job-opportunities',
      '/careers/working-at-saxum',
    ])
    expect([warnings, problems]).toEqual([[], []])
  })

  it('ends the build with both sources when two claim one address', () => {
    const twice = [category({}), category({ id: 'n2', title: 'Gang saws', code: 'GNG' })]
    expect(refusal(planContent(content(twice)).problems.map(refusedByPlan))).toMatch(
      /^These pages cannot be published, so nothing was:\n  - ww: \/products\/saws is claimed by the category "Bridge saws" \(BRS\) .* and by the category "Gang saws" \(GNG\)/,
    )
  })

  it('plans a page for each form that may be shown, with its versions', () => {
    const forms = [form('ww', 'quotation'), form('it_eu', 'quotation'), form('de_eu', null)]
    const { pages } = planContent({
      ...content([]),
      forms: [...forms, form('fr_eu', 'news', 'no-pubblication')],
    })
    expect(ofContent(pages)).toEqual(['/contacts/quotation', '/it_eu/contacts/quotation'])
    expect(pages.find(({ route }) => route === 'contacts-form')?.alternates).toEqual({
      ww: '/contacts/quotation',
      it_eu: '/it_eu/contacts/quotation',
    })
  })

  it('refuses a form in the place of another page, and two of one name', () => {
    const twice = form('ww', 'quotation')
    const branches = form('de_eu', 'branches')
    const page = entry({ site: 'de_eu', section: 'branches', handle: 'branches', slug: null })
    const forms = [
      { ...twice, formPurposes: [...twice.formPurposes, ...twice.formPurposes] },
      branches,
    ]
    const { problems } = planContent({ ...content([], [page]), forms })
    const lines = problems.map(({ message }) => message).join()
    expect(lines).toMatch(/\/contacts\/quotation is claimed by the form "Quotation"/)
    expect(lines).toMatch(/\/de_eu\/contacts\/branches is claimed by the entry/)
  })

  it('gives every site a search page and a preview page, the search page with its entry', () => {
    const own = entry({ id: 's1', section: 'search', handle: 'search', slug: null })
    const { pages } = planContent(content([], [own]))
    const searches = pages.filter(({ route }) => route === 'search')
    expect(searches).toHaveLength(12)
    expect(searches.find(({ site }) => site === 'ww')?.entry.id).toBe('s1')
    expect(pages.filter(({ route }) => route === 'preview')).toHaveLength(12)
  })
})
