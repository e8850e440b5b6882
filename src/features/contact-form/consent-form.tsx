import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button'
import { useSite } from '../../ui/site-context'
import { Skeleton } from '../../ui/cards/skeleton'
import * as css from './consent-form.module.css'
import { consentWidget, type ConsentFormHandle } from './consent-widget'

/** Where a visitor writes from. */
export interface Referrer {
  /** In place of the page's title. */
  readonly label?: string
  /** In place of the page's full path. */
  readonly path?: string
}

export interface ConsentFormProps {
  /** The widget's code for the form. */
  readonly code: string
  readonly referrer?: Referrer
}

type State = 'loading' | 'ready' | 'failed' | 'sent'

/** Lines of the skeleton: about the height of a form. */
const SKELETON_LINES = 8

/** "Thank you", which takes the focus from the form that is gone. */
function Sent() {
  const { t } = useTranslation()
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} className={css.sent} role="status" tabIndex={-1}>
      {t('form.sent')}
    </p>
  )
}

/** One form from its loading to its sending. A new one is made for each code and each attempt. */
function Form({ code, referrer, onRetry }: ConsentFormProps & { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const { language } = useSite()
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const { label, path } = referrer ?? {}

  useEffect(() => {
    let wanted = true
    let form: ConsentFormHandle | null = null
    consentWidget()
      .then((widget) => {
        if (!wanted || !container.current) return
        form = widget.init({
          form: code,
          locale: language,
          container: container.current,
          referrerLabel: label ?? document.title,
          referrerPath: path ?? window.location.pathname + window.location.search,
          onSubmit: () => setState('sent'),
        })
        setState('ready')
      })
      .catch((error: unknown) => {
        console.error(error)
        if (wanted) setState('failed')
      })
    return () => {
      wanted = false
      form?.destroy()
    }
  }, [code, language, label, path])

  return (
    <div className={css.form} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div role="status">
          <span className="visually-hidden">{t('form.loading')}</span>
          <Skeleton lines={SKELETON_LINES} />
        </div>
      )}
      {state === 'failed' && (
        <div className={css.failure} role="alert">
          <p>{t('form.failed')}</p>
          <Button onClick={onRetry}>{t('form.retry')}</Button>
        </div>
      )}
      {state === 'sent' && <Sent />}
      <div ref={container} hidden={state !== 'ready'} />
    </div>
  )
}

/**
 * A form of the external consent widget (requirements 2.4). It is loaded when it is rendered; another
 * code unloads it and loads the other; once it is sent a message in the page's language stands in
 * its place.
 */
export function ConsentForm(props: ConsentFormProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Form
      key={`${props.code}/${attempt}`}
      {...props}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}
