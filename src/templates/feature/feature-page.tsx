import { useTranslation } from 'react-i18next'
import * as css from './feature-page.module.css'
import { Block, type BlockView } from '../../blocks'
import { Actions } from '../../ui/controls/button'
import { Facts } from '../../ui/text/facts'
import { ContactBand } from '../shared/contact-band'
import type { EntryProps } from '../entry/entry-props'
import { ReadOn } from '../entry/read-on'
import { useEntryFacts } from '../shared/entry-facts'
import { PageHead } from '../shared/page-head'

export interface FeaturePageProps extends EntryProps {
  /** The page's opening, in place of its head. */
  readonly hero: BlockView | null
  /** The editor's call to action, when it is the last block. */
  readonly closing: BlockView | null
}

/**
 * The head of the page: title, claim and first action beside a picture that extends to the edge.
 */
function FeatureHead({ hero, trail, entry, image, actions }: FeaturePageProps) {
  return hero ? (
    <Block block={hero} first />
  ) : (
    <PageHead trail={trail} title={entry.title} claim={entry.abstract} image={image}>
      <Actions actions={actions} />
    </PageHead>
  )
}

/**
 * A page about the company's offer or the company itself: its parts as numbered sheets, and a
 * contact person at the end.
 */
export function FeaturePage(props: FeaturePageProps) {
  const { entry, blocks, documents, closing, contact } = props
  const { t } = useTranslation()
  const facts = useEntryFacts(entry)
  return (
    <>
      <FeatureHead {...props} />
      {facts.length > 0 && (
        <div className={css.facts}>
          <Facts facts={facts} variant="row" />
        </div>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {documents.length > 0 && (
        <Block
          block={{ type: 'downloads', title: t('product.documents'), documents: [...documents] }}
        />
      )}
      <ReadOn {...props} />
      {closing ? (
        <Block block={closing} />
      ) : (
        <ContactBand contact={contact} subject={entry.title} />
      )}
    </>
  )
}
