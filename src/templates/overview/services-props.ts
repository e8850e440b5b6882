import type { CallToActionView, TeasersView, TeaserView } from '../../blocks'
import type { CompanyInfo } from '../../contract'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import type { LinkView } from '../../ui/view-models'
import type { Found } from '../shared/found'
import { cardsOf, overviewProps, type OverviewProps } from './overview-props'

/** What the plan says of the page besides ids. */
export interface ServicesContext {
  readonly questions: readonly { readonly key: string; readonly question: string }[]
}

type ServicesData = Found<Queries.ServicesPageQuery, 'entry'>

/** A way to knowledge, and what is on it at present. */
export interface ShelfView extends TeaserView {
  readonly entries: readonly EntryCardView[]
}

/** What the page of the services renders. */
export interface ServicesProps extends OverviewProps {
  /** What to do when a machine stands still: the editors' last call to action. */
  readonly call: CallToActionView | null
  readonly phones: CompanyInfo['phones']
  readonly knowledge: (Omit<TeasersView, 'teasers'> & { readonly shelves: ShelfView[] }) | null
  readonly questions: readonly LinkView[]
}

/** The sections whose pages the teasers lead to, in their order. */
const sectionsOf = ({ entry }: ServicesData) =>
  entry.blocks
    .flatMap((block) => (block.type === 'teasers' ? [block.teasers] : []))
    .slice(0, 1)
    .flatMap((teasers) => teasers.map(({ action }) => action?.actionPage?.section ?? null))

/** Entries stand on the shelf of the teaser that leads to their section. */
const shelvesOf = ({ teasers }: TeasersView, data: ServicesData, site: SiteHandle): ShelfView[] => {
  const sections = sectionsOf(data)
  return teasers.map((teaser, index) => ({
    ...teaser,
    entries: cardsOf(
      data.shelved.nodes.filter(({ section }) => section === sections[index]),
      site,
    ),
  }))
}

/** Content of the services → what their page renders. The one mapping for build and preview. */
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
    knowledge: teasers && { ...teasers, shelves: shelvesOf(teasers, data, site) },
    questions: questions.map(({ key, question }) => ({
      label: question,
      href: `${path('services-faq', site)}#${key}`,
    })),
  }
}
