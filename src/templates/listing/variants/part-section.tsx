import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingNoun, ListingPart } from '../../../features/listing'
import { Section } from '../../../ui/layout/section'

interface PartSectionProps {
  readonly title: string
  readonly noun: ListingNoun
  readonly part: ListingPart
  /** The part is the only one of the list, and needs no name beside the page's. */
  readonly isOnly: boolean
  /** Gets the level of the entries' headings. */
  readonly children: (heading: 'h2' | 'h3') => ReactNode
}

/** The nouns that a count has in the messages. */
type CountNoun = ListingNoun | 'event'

/** The noun of a part's count: events among the news are counted as events. */
const nounOf = (noun: ListingNoun, { kind }: ListingPart): CountNoun =>
  noun === 'news' && kind !== 'all' ? 'event' : noun

/** How many entries a part of a list has: `9 news items`. */
function usePartCount(noun: ListingNoun, part: ListingPart): string {
  const { t } = useTranslation()
  return t(`listing.counts.${nounOf(noun, part)}`, { count: part.total })
}

/** The name of a part of a list. */
export function usePartName({ kind }: Pick<ListingPart, 'kind'>): string {
  const { t } = useTranslation()
  return t(kind === 'all' ? 'listing.news' : `listing.${kind}`)
}

/** A part of a list on the sheet: its name and how many entries it has. */
export function PartSection({ title, noun, part, isOnly, children }: PartSectionProps) {
  const count = usePartCount(noun, part)
  const name = usePartName(part)
  const isUnnamed = isOnly && part.kind === 'all'
  return (
    <Section
      label={isUnnamed ? `${title} · ${count}` : count}
      title={isUnnamed ? null : name}
      layout="wide"
    >
      {children(isUnnamed ? 'h2' : 'h3')}
    </Section>
  )
}
