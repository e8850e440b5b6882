import type { CallToActionView, TeasersView, TeaserView } from '../../blocks'
import type { CompanyInfo } from '../../contract'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import type { LinkView } from '../../ui/view-models'
import type { NonNullKeys } from '../shared/non-null-keys'
import { cardsOf, overviewProps, type OverviewProps } from './overview-props'

/** The plan's facts of the page besides ids. */
export interface ServicesContext {
  readonly questions: readonly { readonly key: string; readonly question: string }[]
}

type ServicesData = NonNullKeys<Queries.ServicesPageQuery, 'entry'>

/** A collection of articles or dates, with its current entries. */
export interface CollectionView extends TeaserView {
  readonly entries: readonly EntryCardView[]
}

/** The properties of the services page. */
export interface ServicesProps extends OverviewProps {
  /** The help for a machine that stands still: the editors' last call to action. */
  readonly call: CallToActionView | null
  readonly phones: CompanyInfo['phones']
  readonly knowledge:
    (Omit<TeasersView, 'teasers'> & { readonly collections: CollectionView[] }) | null
  readonly questions: readonly LinkView[]
}

/** The sections of the pages that the teasers link to, in their order. */
const sectionsOf = ({ entry }: ServicesData) =>
  entry.blocks
    .flatMap((block) => (block.type === 'teasers' ? [block.teasers] : []))
    .slice(0, 1)
    .flatMap((teasers) => teasers.map(({ action }) => action?.actionPage?.section ?? null))

/** An entry belongs to the collection whose teaser links to its section. */
const collectionsOf = (
  { teasers }: TeasersView,
  data: ServicesData,
  site: SiteHandle,
): CollectionView[] => {
  const sections = sectionsOf(data)
  return teasers.map((teaser, index) => ({
    ...teaser,
    entries: cardsOf(
      data.shelved.nodes.filter(({ section }) => section === sections[index]),
      site,
    ),
  }))
}

/**
 * Content of the services → the properties of their page. The one mapping for build and preview.
 */
export function servicesProps(
  data: ServicesData,
  site: SiteHandle,
  { questions }: ServicesContext,
): ServicesProps {
  const { blocks, ...props } = overviewProps(data, site)
  const call = blocks.findLast((block) => block.type === 'callToAction') ?? null
  const teasers = blocks.find((block) => block.type === 'teasers') ?? null
  return {
    ...props,
    blocks: blocks.filter((block) => block !== call && block !== teasers),
    call,
    phones: data.company.phones,
    knowledge: teasers && { ...teasers, collections: collectionsOf(teasers, data, site) },
    questions: questions.map(({ key, question }) => ({
      label: question,
      href: `${path('services-faq', site)}#${key}`,
    })),
  }
}
