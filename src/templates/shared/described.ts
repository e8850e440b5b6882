import {
  article,
  breadcrumbs,
  event,
  faqPage,
  jobPosting,
  localBusiness,
  organization,
  product,
  video,
  website,
  type DescribedCompany,
  type DescribedEntry,
  type DescribedJob,
  type DescribedPage,
  type DescribedPlace,
  type DescribedProduct,
  type Thing,
} from '../../features/structured-data'
import { formPages, match, path, type RouteName } from '../../routes'
import { messagesOf, sites } from '../../sites'
import type { MediaView } from '../../ui/view-models'
import type { BlockData } from './block-views'
import { isPaginatedPage, type PageContext } from './page-context'
import { pageTrail } from './trail'

/**
 * What the queries of templates may hold that search engines want to know. A template whose query
 * calls its content by these names needs nothing else for its structured data.
 */
export interface DescribedData extends Queries.FrameFragment, Partial<Queries.PageTrailFragment> {
  /** The whole company, on the home pages. */
  readonly organization?: DescribedCompany | null
  readonly entry?:
    | (Pick<DescribedEntry, 'title'> &
        Partial<DescribedEntry> & {
          readonly blocks?: readonly BlockData[] | null
          readonly gallery?: readonly MediaView[] | null
        })
    | null
  readonly product?:
    | (DescribedProduct & { readonly category: { readonly slug: string; readonly title: string } })
    | null
  readonly category?: { readonly title: string } | null
  /** The forms of the site, one of which is chosen by the address. */
  readonly forms?: { readonly formPurposes: Parameters<typeof formPages>[0] } | null
  readonly jobs?: { readonly nodes: readonly DescribedJob[] }
  readonly places?: { readonly nodes: readonly DescribedPlace[] }
}

/** Each place is described once: on the page that is about it. */
const DESCRIBE_PLACES: ReadonlySet<RouteName> = new Set([
  'contacts-headquarter',
  'contacts-branches',
])

const pageOf = (data: DescribedData, { site, i18n, share }: PageContext): DescribedPage => ({
  site,
  origin: data.website.siteMetadata.siteUrl,
  path: i18n.path,
  company: data.company.shortName,
  share,
})

/**
 * The pages above, called as the visible breadcrumbs call them; the home page has its short name. A
 * page that shows none, because it opens with a picture, stands below the home page.
 */
function trailOf({ trail, product: machine, company }: DescribedData, page: DescribedPage) {
  const { site } = page
  const home = {
    label: messagesOf(sites[site].language)?.chrome.home ?? company.shortName,
    href: path('home', site),
  }
  if (page.path === home.href) return []
  const between = trail ? pageTrail({ trail }, site) : []
  const category = machine && {
    label: machine.category.title,
    href: path('products-category', site, { category: machine.category.slug }),
  }
  return [
    home,
    ...between.filter(({ href }) => href !== home.href && href !== page.path),
    ...(category ? [category] : []),
  ]
}

const videosOf = (entry: NonNullable<DescribedData['entry']>): MediaView[] => [
  ...(entry.blocks ?? []).flatMap((block) => {
    if (block.type === 'video') return block.video ? [block.video] : []
    return block.type === 'gallery' ? block.items : []
  }),
  ...(entry.gallery ?? []),
]

function entryThings(entry: NonNullable<DescribedData['entry']>, page: DescribedPage): Thing[] {
  const whole: DescribedEntry = {
    type: null,
    abstract: null,
    date: null,
    endDate: null,
    place: null,
    image: null,
    ...entry,
  }
  const questions = (entry.blocks ?? []).flatMap((block) =>
    block.type === 'faq' ? block.questions : [],
  )
  const { title, abstract: description, date } = whole
  return [
    article(whole, page),
    event(whole, page),
    faqPage(questions),
    ...videosOf(entry).map((item) => video(item, { title, description, date }, page)),
  ].filter((thing) => thing !== null)
}

/** What the breadcrumbs call the page: its subject, or the form that is chosen on it. */
function titleOf(data: DescribedData, { path: address }: DescribedPage): string | undefined {
  const subject = data.entry ?? data.product ?? data.category
  if (subject) return subject.title
  const name = match(address)?.params.form
  return formPages(data.forms?.formPurposes ?? []).find((form) => form.name === name)?.purpose
}

/**
 * What a page tells search engines in their own words (schema.org): its place in the website, and
 * whatever its content carries all required properties of. The home page has no breadcrumbs.
 */
export function describedBy(data: DescribedData, context: PageContext): Thing[] {
  const page = pageOf(data, context)
  const trail = trailOf(data, page)
  const title = titleOf(data, page)
  return [
    ...(data.organization
      ? [organization(data.organization, page), website(data.organization, page)]
      : []),
    ...(trail.length > 0 && title ? [breadcrumbs(trail, title, page)] : []),
    ...(data.product ? [product(data.product, page)] : []),
    ...(data.entry ? entryThings(data.entry, page) : []),
    ...(data.jobs?.nodes ?? []).flatMap((job) => jobPosting(job, page) ?? []),
    ...(DESCRIBE_PLACES.has(context.route) ? (data.places?.nodes ?? []) : []).flatMap(
      (place) => localBusiness(place, page) ?? [],
    ),
  ]
}

const isDescribed = (data: unknown): data is DescribedData =>
  typeof data === 'object' && data !== null && 'website' in data && 'company' in data

/**
 * {@link describedBy} for what Gatsby hands on of a page. A page without a frame says nothing, nor
 * does a later page of a list, which is not about anything of its own.
 */
export const describedPage = (data: unknown, context: PageContext): Thing[] =>
  isDescribed(data) && !isPaginatedPage(context) ? describedBy(data, context) : []
