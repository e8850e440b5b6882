import { useTranslation } from 'react-i18next'
import * as css from './faq-page.module.css'
import { Questions } from '../../blocks'
import { WithTableOfContents } from '../../ui/layout/with-table-of-contents'
import type { TopicView } from './faq-props'

interface TopicsProps {
  readonly topics: readonly TopicView[]
  /** The keys of the questions to show. */
  readonly found: ReadonlySet<string>
}

/** All questions by their subjects, with links to the subjects beside them. */
export function Topics({ topics, found }: TopicsProps) {
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
