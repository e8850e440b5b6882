import { useTranslation } from 'react-i18next'
import * as css from './faq-page.module.css'
import { Questions } from '../../blocks'
import { Guided } from '../../ui/layout/guided'
import type { TopicView } from './faq-props'

interface TopicsProps {
  readonly topics: readonly TopicView[]
  /** The keys of the questions to show. */
  readonly found: ReadonlySet<string>
}

/** All questions by their subjects, which stand beside them to jump to. */
export function Topics({ topics, found }: TopicsProps) {
  const { t } = useTranslation()
  const shown = topics.filter(({ questions }) => questions.some(({ key }) => found.has(key)))
  const places = shown.flatMap(({ id, title }) => (title ? [{ id, label: title }] : []))
  return (
    <Guided label={t('entry.contents')} places={places.length > 1 ? places : []}>
      {topics.map((topic) => (
        <section key={topic.id} id={topic.id} className={css.topic} hidden={!shown.includes(topic)}>
          {topic.title && <h2 className={css.title}>{topic.title}</h2>}
          <Questions questions={topic.questions} isHidden={(key) => !found.has(key)} />
        </section>
      ))}
    </Guided>
  )
}
