import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './faq-page.module.css'
import { Block, Questions } from '../../blocks'
import { Actions } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'
import { Opening } from '../composed/opening'
import { ContactBand } from '../shared/contact-band'
import type { FaqPageProps, TopicView } from './faq-props'
import { findQuestions } from './find-questions'
import { WithTableOfContents } from '../../ui/layout/with-table-of-contents'
import { useElementId } from '../../ui/hooks/use-element-id'

interface TopicsProps {
  readonly topics: readonly TopicView[]
  /** The keys of the questions to show. */
  readonly found: ReadonlySet<string>
}

/** All questions by their subjects, with links to the subjects beside them. */
function Topics({ topics, found }: TopicsProps) {
  const { t } = useTranslation()
  const shown = topics.filter(({ questions }) => questions.some(({ key }) => found.has(key)))
  const anchors = shown.flatMap(({ id, title }) => (title ? [{ id, label: title }] : []))
  return (
    <WithTableOfContents label={t('entry.contents')} anchors={anchors.length > 1 ? anchors : []}>
      {topics.map((topic) => (
        <section key={topic.id} id={topic.id} className={css.topic} hidden={!shown.includes(topic)}>
          {topic.title && <h2 className={css.title}>{topic.title}</h2>}
          <Questions questions={topic.questions} isHidden={(key) => !found.has(key)} />
        </section>
      ))}
    </WithTableOfContents>
  )
}

/** The questions and answers: found as a visitor types, or by their subjects. */
export function FaqPage({ topics, blocks, closing, contact, ...opening }: FaqPageProps) {
  const { t } = useTranslation()
  const id = useElementId()
  const [query, setQuery] = useState('')
  const questions = useMemo(() => topics.flatMap((topic) => topic.questions), [topics])
  const found = useMemo(() => findQuestions(questions, query), [questions, query])
  const isNone = found.size === 0
  return (
    <>
      <Opening {...opening} hero={null}>
        <div role="search" className={css.find} data-needs-script>
          <label htmlFor={id} className={css.label}>
            {t('faq.find')}
          </label>
          <div className={css.field}>
            <Icon name="search" />
            <input
              id={id}
              type="search"
              className={css.input}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </div>
          <p role="status" className={css.label}>
            {isNone
              ? t('dropdown.noResults')
              : query.trim() && t('filter.shown', { shown: found.size, total: questions.length })}
          </p>
        </div>
      </Opening>
      <div className={css.body}>
        {isNone && closing && (
          <div className={css.none}>
            <p className={css.title}>{closing.title}</p>
            <Actions actions={closing.actions} />
          </div>
        )}
        <Topics topics={topics} found={found} />
      </div>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {closing ? (
        <Block block={closing} />
      ) : (
        <ContactBand contact={contact} subject={opening.title} />
      )}
    </>
  )
}
