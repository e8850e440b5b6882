import { useTranslation } from 'react-i18next'
import * as css from './entry-page.module.css'
import { Block, type BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import { ButtonLink } from '../../ui/button'
import { EntryGrid, type EntryCardView } from '../../ui/entry-card'
import { Facts } from '../../ui/facts'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import type { ActionView, DocumentView, ImageView, LinkView, MediaView } from '../../ui/view-models'
import { useEntryFacts, type FactualEntry } from '../entry-facts'
import { EntryHead } from './entry-head'

export interface EntryPageProps {
  readonly trail: readonly LinkView[]
  readonly entry: FactualEntry & Pick<Entry, 'title' | 'preTitle' | 'abstract'>
  readonly image: ImageView | null
  /** Sanitised HTML. */
  readonly body: string | null
  readonly actions: readonly ActionView[]
  /** The page's opening, which takes the place of its head. */
  readonly hero: BlockView | null
  readonly blocks: readonly BlockView[]
  /** The editor's last word, when the blocks end with a call to action. */
  readonly closing: BlockView | null
  readonly gallery: readonly MediaView[]
  readonly documents: readonly DocumentView[]
  readonly neighbours: readonly EntryCardView[]
  /** The page of the entry's section, where it has one. */
  readonly section: LinkView | null
}

/** The editor's facts of an entry whose head is a hero, which has no room for them. */
function FactsSection({ entry }: Pick<EntryPageProps, 'entry'>) {
  const facts = useEntryFacts(entry)
  return entry.facts.length === 0 ? null : (
    <Section layout="aside">
      <Facts facts={facts} look="row" />
    </Section>
  )
}

/** A page of content: what it is about, its matter as editors composed it, and where to read on. */
export function EntryPage(props: EntryPageProps) {
  const { entry, body, hero, blocks, closing, gallery, documents, neighbours, section } = props
  const { t } = useTranslation()
  return (
    <>
      {hero ? (
        <>
          <Block block={hero} first />
          <FactsSection entry={entry} />
        </>
      ) : (
        <EntryHead {...props} />
      )}
      {body && (
        <Section layout="aside">
          <div className={css.body}>
            <RichText html={body} />
          </div>
        </Section>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {gallery.length > 0 && (
        <Block block={{ type: 'gallery', title: null, items: [...gallery] }} />
      )}
      {documents.length > 0 && (
        <Block
          block={{ type: 'downloads', title: t('product.documents'), documents: [...documents] }}
        />
      )}
      {neighbours.length > 0 && (
        <Section
          title={section?.label ?? t('entry.next')}
          layout="wide"
          action={section && <ButtonLink label={t('entry.all')} href={section.href} kind="text" />}
        >
          <EntryGrid entries={neighbours} />
        </Section>
      )}
      {closing && <Block block={closing} />}
    </>
  )
}
