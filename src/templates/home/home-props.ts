import type { BlockView, CallToActionView, HeroView } from '../../blocks'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import type { ImageView, LinkView } from '../../ui/view-models'
import { blockViews, entryCard } from '../shared/block-views'
import type { NonNullKeys } from '../shared/non-null-keys'

/** The plan's facts of the page besides ids. */
export interface HomeContext {
  /** How many jobs are open in this site. */
  readonly jobs: number
  /** Ids of the industries that the site has machines for. */
  readonly industries: readonly string[]
}

/** The structured data of the page's head are not rendered. */
type HomeData = Omit<NonNullKeys<Queries.HomePageQuery, 'entry'>, 'organization'>

/** A link to jobs at the company. */
export interface CareersView extends Pick<EntryCardView, 'title' | 'preTitle' | 'abstract'> {
  readonly image: ImageView | null
  readonly href: string
  readonly jobs: { readonly count: number; readonly href: string }
}

/** The properties of the home page. */
export interface HomePageProps {
  /** The page's title: its h1 when no hero opens the page. */
  readonly title: string
  readonly hero: HeroView | null
  readonly blocks: readonly BlockView[]
  /** The news, the latest first, with the next event, and the page that lists all. */
  readonly news: { readonly entries: readonly EntryCardView[]; readonly href: string }
  readonly careers: CareersView | null
  /** The catalogue under the filter of each industry. */
  readonly industries: readonly LinkView[]
  /** The editors' call to action at the end of the page. */
  readonly call: CallToActionView | null
}

const careersView = (
  entry: Queries.EntryCardFragment | null,
  site: SiteHandle,
  { jobs }: HomeContext,
): CareersView | null => {
  const card = entry && entryCard(entry, site)
  if (!card) return null
  const { title, preTitle, abstract, image, href } = card
  return {
    title,
    preTitle,
    abstract,
    image,
    href,
    jobs: { count: jobs, href: path('careers-job-opportunities', site) },
  }
}

/** Content of the home page → its properties. The one mapping for build and preview. */
export function homePageProps(
  { entry, news, careers, industries, ...data }: HomeData,
  site: SiteHandle,
  context: HomeContext,
): HomePageProps {
  const views = blockViews(entry.blocks, data, site)
  const [first] = views
  const last = views.at(-1)
  const hero = first?.type === 'hero' ? first : null
  const call = last?.type === 'callToAction' ? last : null
  return {
    title: entry.title,
    hero,
    blocks: views.filter((view) => view !== hero && view !== call),
    news: {
      entries: news.nodes.flatMap((node) => entryCard(node, site) ?? []),
      href: path('news-and-events', site),
    },
    industries: (industries?.options ?? [])
      .filter(({ id, active }) => active && context.industries.includes(id))
      .map(({ id, title }) => ({
        label: title,
        href: `${path('products', site)}?industries[]=${id}`,
      })),
    careers: careersView(careers, site, context),
    call,
  }
}
