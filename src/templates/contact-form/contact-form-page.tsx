import * as css from './contact-form-page.module.css'
import { ConsentForm } from '../../features/contact-form'
import { enquiryOfUrl } from '../../features/enquiry'
import { PlainForm } from '../../features/plain-form'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { LinkRows } from '../../ui/controls/link-rows'
import { Numbered } from '../../ui/text/numbered'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import type { LinkView } from '../../ui/view-models'
import { ContactMethods, type ContactMethod } from '../../ui/text/contact-methods'
import type { ContactFormTexts } from './contact-form-texts'
import type { FormChoiceProps } from './form-choice'
import { LateFormChoice } from './late-form-choice'

export interface ContactFormPageProps extends FormChoiceProps {
  readonly trail: readonly LinkView[]
  readonly contactMethods: readonly ContactMethod[]
  /** Where a request goes from a browser without JavaScript; null without any address. */
  readonly action: string | null
  readonly texts: ContactFormTexts
}

/** The contact page with a chosen form: the form, and beside it the next steps and the contacts. */
export function ContactFormPage({
  trail,
  form,
  forms,
  contactMethods,
  action,
  texts,
}: ContactFormPageProps) {
  return (
    <>
      <div className={css.head} data-tone="stone">
        <Breadcrumbs trail={trail} current={form.purpose} />
        <h1 className={css.purpose}>{form.purpose}</h1>
        <div className={css.foot}>
          <LateFormChoice className={css.choice} form={form} forms={forms} />
          {form.description && (
            <div className={css.description}>
              <RichText html={form.description} variant="lead" />
            </div>
          )}
        </div>
      </div>
      <div className={css.sheet}>
        <div className={css.form}>
          <div className={css.widget} data-needs-script>
            <ConsentForm
              code={form.code}
              variants={form.variants}
              referrer={{ label: form.purpose }}
              subject={enquiryOfUrl}
            />
          </div>
          <PlainForm action={action} subject={form.purpose}>
            {texts.needsScript}
          </PlainForm>
        </div>
        <aside className={css.aside}>
          <h2 className={css.title}>{texts.next}</h2>
          <Numbered items={texts.steps} />
          <h2 className={css.title}>{texts.direct}</h2>
          <ContactMethods methods={contactMethods} />
        </aside>
      </div>
      <Section title={texts.others}>
        <LinkRows rows={forms.filter(({ key }) => key !== form.name)} />
      </Section>
    </>
  )
}
