import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/controls/button'
import { EntryGrid } from '../../ui/cards/entry-card'
import { Section } from '../../ui/layout/section'
import type { EntryProps } from './entry-props'

/** Further reading: other entries of the section, and a link to all of them. */
export function ReadOn({ neighbours, section }: Pick<EntryProps, 'neighbours' | 'section'>) {
  const { t } = useTranslation()
  return neighbours.length === 0 ? null : (
    <Section
      title={section?.label ?? t('entry.next')}
      layout="wide"
      action={section && <ButtonLink label={t('entry.all')} href={section.href} kind="text" />}
    >
      <EntryGrid entries={neighbours} />
    </Section>
  )
}
