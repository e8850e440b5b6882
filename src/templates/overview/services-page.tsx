import { useTranslation } from 'react-i18next'
import * as css from './services.module.css'
import { Block } from '../../blocks'
import { LinkRows } from '../../ui/controls/link-rows'
import { Section } from '../../ui/layout/section'
import { EntryLines } from './entry-lines'
import { Knowledge } from './knowledge'
import { Opening } from './opening'
import type { ServicesProps } from './services-props'
import { StandstillBand } from './standstill-band'

/**
 * The services: phone numbers for emergencies, the services themselves, and articles and courses.
 */
export function ServicesPage({
  call,
  phones,
  blocks,
  knowledge,
  questions,
  ...opening
}: ServicesProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={css.opening}>
        <Opening {...opening} />
      </div>
      {call && <StandstillBand call={call} phones={phones} />}
      {blocks.map((block, index) =>
        block.type === 'entries' ? (
          <EntryLines key={index} block={block} />
        ) : (
          <Block key={index} block={block} />
        ),
      )}
      {knowledge && <Knowledge {...knowledge} />}
      {questions.length > 0 && (
        <Section title={t('services.questions')}>
          <LinkRows rows={questions.map((link) => ({ ...link, key: link.href }))} heading="h3" />
        </Section>
      )}
    </>
  )
}
