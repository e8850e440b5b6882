import { useTranslation } from 'react-i18next'
import * as css from './story-page.module.css'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { Actions } from '../../ui/controls/button'
import { Documents } from '../../ui/text/documents'
import type { EntryCardView } from '../../ui/cards/entry-card'
import { Facts } from '../../ui/text/facts'
import { Picture } from '../../ui/media/picture'
import { CopyLink } from '../../ui/controls/copy-link'
import type { EntryProps } from '../entry/entry-props'
import { EntryTitle } from '../entry/entry-title'
import { Reading } from '../entry/reading'
import type { BlockGroup } from '../entry/group-blocks-by-width'
import { useEntryFacts } from '../shared/entry-facts'
import { NextStory } from './next-story'

export interface StoryPageProps extends Omit<EntryProps, 'blocks' | 'neighbours'> {
  readonly groups: readonly [BlockGroup, ...BlockGroup[]]
  readonly next: EntryCardView | null
}

/** Place, machine and result, and the calls to action. */
function StoryFacts({ entry, actions, documents }: StoryPageProps) {
  const facts = useEntryFacts(entry)
  return (
    <>
      <Facts facts={facts} />
      <Actions actions={actions} />
      {documents.length > 0 && <Documents documents={documents} />}
      <CopyLink />
    </>
  )
}

/** A story: a picture over the whole window, its title on a plate, the text beside its facts. */
export function StoryPage(props: StoryPageProps) {
  const { trail, entry, image, groups, next, section } = props
  const { t } = useTranslation()
  return (
    <>
      <div className={css.trail}>
        <Breadcrumbs trail={trail} current={entry.title} />
      </div>
      {image && (
        <div className={css.picture}>
          <Picture image={image} sizes="100vw" ratio="fill" eager />
        </div>
      )}
      <div className={css.plate} data-over={Boolean(image)}>
        <EntryTitle entry={entry} dated />
      </div>
      <Reading groups={groups} aside={<StoryFacts {...props} />} />
      {next && <NextStory next={next} label={t('entry.next')} all={section} />}
    </>
  )
}
