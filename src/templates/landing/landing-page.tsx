import * as css from './landing-page.module.css'
import { Block, type BlockView } from '../../blocks'
import { Facts } from '../../ui/text/facts'
import type { EntryProps } from '../entry/entry-props'

export interface LandingPageProps extends Pick<EntryProps, 'entry' | 'blocks' | 'documents'> {
  readonly hero: BlockView
}

/** The page of a campaign: one promise over the whole window, its proof, and one call to action. */
export function LandingPage({ entry, hero, blocks, documents }: LandingPageProps) {
  // Day and place are in the opening, as editors write them for this campaign.
  const { facts } = entry
  return (
    <div className={css.page}>
      <Block block={hero} first />
      {facts.length > 0 && (
        <div className={css.facts}>
          <Facts facts={facts} variant="row" />
        </div>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {documents.length > 0 && (
        <Block block={{ type: 'downloads', title: null, documents: [...documents] }} />
      )}
    </div>
  )
}
