import { useTranslation } from 'react-i18next'
import * as css from './next-story.module.css'
import { ButtonLink } from '../../ui/controls/button'
import type { EntryCardView } from '../../ui/cards/entry-card'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import type { LinkView } from '../../ui/view-models'

interface NextStoryProps {
  readonly next: EntryCardView
  /** The name of the part. */
  readonly label: string
  /** The page of all stories. */
  readonly all: LinkView | null
}

/** Links the end of a story to the next one: its picture and title are one link. */
export function NextStory({ next, label, all }: NextStoryProps) {
  const { t } = useTranslation()
  return (
    <section className={css.next} data-tone="stone">
      {next.image && (
        <div className={css.picture}>
          <Picture
            image={next.image}
            sizes="(min-width: 64em) 58vw, 100vw"
            ratio="fill"
            decorative
          />
        </div>
      )}
      <div className={css.words}>
        <h2 className={css.label}>{label}</h2>
        <h3 className={css.title}>
          <Link href={next.href} className={css.link}>
            {next.title}
          </Link>
        </h3>
        {next.abstract && <p className={css.text}>{next.abstract}</p>}
        {all && (
          <p className={css.all}>
            <ButtonLink label={t('entry.all')} href={all.href} kind="text" />
          </p>
        )}
      </div>
    </section>
  )
}
