import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offeredForms, type OfferedForm } from '../../routes'
import { Dropdown } from '../../ui/controls/dropdown'
import { Icon } from '../../ui/media/icon'
import { RichText } from '../../ui/text/rich-text'
import { useSiteData } from '../site-data'
import { currentEnquiry } from '../enquiry'
import { ConsentForm, type Referrer } from './consent-form'
import * as css from './contact-form.module.css'
import { FormFailed } from './form-failed'
import { FormLoading } from './form-loading'

interface TopicsProps {
  readonly forms: readonly OfferedForm[]
  readonly onChoose: (purpose: string) => void
}

/** The choices of the dropdown, in sight: each chooses its form. */
const Topics = ({ forms, onChoose }: TopicsProps) => (
  <ul className={css.topics}>
    {forms.map(({ purpose }) => (
      <li key={purpose}>
        <button type="button" className={css.topic} onClick={() => onChoose(purpose)}>
          {purpose}
          <Icon name="arrow" />
        </button>
      </li>
    ))}
  </ul>
)

/** The visitor's choice, and below it the chosen form; before a choice, all of them. */
function Choice({ forms, referrer }: { forms: readonly OfferedForm[]; referrer?: Referrer }) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<readonly string[]>([])
  const form = forms.find(({ purpose }) => selected.includes(purpose))
  const opening = useRef<HTMLDivElement>(null)
  const [topic, setTopic] = useState<string | null>(null)
  // The list of topics is gone: the focus goes on to the form.
  useEffect(() => {
    if (topic !== null) opening.current?.focus()
  }, [topic])
  const onTopic = (purpose: string) => {
    setSelected([purpose])
    setTopic(purpose)
  }
  const onDropdown = (purposes: readonly string[]) => {
    setSelected(purposes)
    setTopic(null)
  }
  return (
    <>
      <Dropdown
        label={t('form.lookingFor')}
        placeholder={t('form.selectCategory')}
        options={forms.map(({ purpose }) => ({ key: purpose, value: purpose }))}
        selected={selected}
        onChange={onDropdown}
      />
      {!form && <Topics forms={forms} onChoose={onTopic} />}
      {form && (
        <div
          key={form.purpose}
          ref={opening}
          className={css.opening}
          role="group"
          aria-label={form.purpose}
          tabIndex={-1}
        >
          <div className={css.chosen}>
            {form.description && <RichText html={form.description} />}
            <ConsentForm
              code={form.code}
              variants={form.variants}
              referrer={referrer}
              subject={currentEnquiry}
            />
          </div>
        </div>
      )}
    </>
  )
}

/**
 * The contact-form section (requirements 2.4). The visitor's purpose picks the form.
 *
 * @param category the slug of the forms that are offered here, `global`
 * @param referrer the page that the visitor writes from, if it is another one
 */
export function ContactForm({ category, referrer }: { category: string; referrer?: Referrer }) {
  const loading = useSiteData('forms')
  switch (loading.state) {
    case 'loading':
      return <FormLoading lines={2} />
    case 'failed':
      return <FormFailed onRetry={loading.retry} />
    case 'ready':
      return <Choice forms={offeredForms(loading.data.purposes, category)} referrer={referrer} />
  }
}
