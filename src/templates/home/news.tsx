import { useTranslation } from 'react-i18next'
import * as css from './home.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { EntryCard, EntryLabel } from '../../ui/cards/entry-card'
import { LinkRows } from '../../ui/controls/link-rows'
import { Section } from '../../ui/layout/section'
import type { HomePageProps } from './home-props'

const SIZES = '(min-width: 64em) 56vw, 92vw'

/** The news: the latest large, the others and the next event as lines. Nothing without news. */
export function News({ entries, href }: HomePageProps['news']) {
  const { t } = useTranslation()
  // An event may lie in the future and would always lead.
  const lead = entries.find(({ type, image }) => type !== 'event' && image) ?? entries[0]
  return lead ? (
    <Section
      title={t('error.news')}
      layout="wide"
      action={<ButtonLink kind="text" label={t('entry.all')} href={href} />}
    >
      <div className={css.news}>
        <EntryCard entry={lead} sizes={SIZES} />
        <LinkRows
          heading="h3"
          rows={entries
            .filter((entry) => entry !== lead)
            .map((entry) => ({
              key: entry.href,
              label: entry.title,
              href: entry.href,
              above: <EntryLabel entry={entry} />,
            }))}
        />
      </div>
    </Section>
  ) : null
}
