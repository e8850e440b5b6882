import { useTranslation } from 'react-i18next'
import { Block, type BlockView } from '../../blocks'
import { Actions } from '../../ui/button'
import { EntryGrid, type EntryCardView } from '../../ui/entry-card'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import type { ActionView, ImageView, LinkView } from '../../ui/view-models'
import { PageHead } from '../page-head'
import { EntryRows, type EntryRowView } from './entry-rows'
import type { ListingKind } from './section-props'

export interface SectionPageProps {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly abstract: string | null
  readonly image: ImageView | null
  /** Sanitised HTML. */
  readonly body: string | null
  readonly actions: readonly ActionView[]
  /** The page's opening, which takes the place of its head. */
  readonly hero: BlockView | null
  readonly blocks: readonly BlockView[]
  readonly list: readonly {
    readonly kind: ListingKind
    readonly entries: readonly EntryCardView[]
  }[]
  /** Entries without pages of their own. */
  readonly rows: readonly EntryRowView[]
  /** The section has a list, and nothing is in it. */
  readonly isEmpty: boolean
}

/** The entries of a section in their parts. What is not in a part of its own needs no title alone. */
function Listing({ title, list }: Pick<SectionPageProps, 'title' | 'list'>) {
  const { t } = useTranslation()
  const titleOf = (kind: ListingKind) => {
    if (kind !== 'all') return t(`listing.${kind}`)
    return list.length > 1 ? t('listing.news') : null
  }
  return (
    <>
      {list.map(({ kind, entries }) => {
        const heading = titleOf(kind)
        return (
          <Section key={kind} label={heading ? null : title} title={heading} layout="wide">
            <EntryGrid entries={entries} heading={heading ? 'h3' : 'h2'} />
          </Section>
        )
      })}
    </>
  )
}

/** A section's own page: its opening, its entries, and what its editors composed below them. */
export function SectionPage(props: SectionPageProps) {
  const { trail, title, abstract, image, body, actions, hero, blocks, list, rows, isEmpty } = props
  const { t } = useTranslation()
  return (
    <>
      {hero ? (
        <Block block={hero} first />
      ) : (
        <PageHead trail={trail} title={title} text={abstract} image={image}>
          <Actions actions={actions} />
        </PageHead>
      )}
      {body && (
        <Section label={title}>
          <RichText html={body} look="lead" />
        </Section>
      )}
      <Listing title={title} list={list} />
      {rows.length > 0 && (
        <Section label={title} layout="wide">
          <EntryRows rows={rows} />
        </Section>
      )}
      {isEmpty && (
        <Section label={title}>
          <p>{t('listing.none')}</p>
        </Section>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  )
}
