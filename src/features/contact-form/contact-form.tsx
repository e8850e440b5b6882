import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offeredForms, type OfferedForm } from '../../routes'
import { Dropdown } from '../../ui/controls/dropdown'
import { RichText } from '../../ui/text/rich-text'
import { useSiteData } from '../site-data'
import { currentEnquiry } from '../enquiry'
import { ConsentForm, type Referrer } from './consent-form'
import * as css from './contact-form.module.css'
import { FormFailed } from './form-failed'
import { FormLoading } from './form-loading'

/** The visitor's choice, and below it the chosen form. */
function Choice({ forms, referrer }: { forms: readonly OfferedForm[]; referrer?: Referrer }) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<readonly string[]>([])
  const form = forms.find(({ purpose }) => selected.includes(purpose))
  return (
    <>
      <Dropdown
        label={t('form.lookingFor')}
        placeholder={t('form.selectCategory')}
        options={forms.map(({ purpose }) => ({ key: purpose, value: purpose }))}
        selected={selected}
        onChange={setSelected}
      />
      {form && (
        <div key={form.purpose} className={css.opening}>
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
