import { useEffect, useRef, useState } from 'react'
import type { FormVariant } from '../../routes'
import { useSite } from '../../ui/site-context'
import { ContactMethods } from '../../ui/text/contact-methods'
import { UNSENT } from '../../ui/unsent-input'
import { track } from '../analytics'
import type { EnquiryFields } from '../enquiry'
import { useSiteData } from '../site-data'
import { formAbout, type ProductForm } from './form-about'
import * as css from './consent-form.module.css'
import { consentWidget, receiptOf, type Receipt, type WidgetLoader } from './consent-widget'
import { FormFailed } from './form-failed'
import { FormLoading } from './form-loading'
import { openForm } from './open-form'
import { Sent } from './sent'
import { useScrollAnchor } from './use-scroll-anchor'

/** The page that a visitor writes from. */
export interface Referrer {
  /** In place of the page's title. */
  readonly label?: string
  /** In place of the page's full path. */
  readonly path?: string
}

export interface ConsentFormProps {
  /** The widget's code for the form. */
  readonly code: string
  /** Forms that replace it for some products; always the same list. */
  readonly variants?: readonly FormVariant[]
  readonly referrer?: Referrer
  /** The visitor's subject, read when the form is opened; always the same function. */
  readonly subject?: () => EnquiryFields
  /** Called when there is something to use: the form, or its replacement. */
  readonly onSettled?: () => void
  /** Loads the widget; by default that of the site. */
  readonly widget?: WidgetLoader
}

type State = 'loading' | 'ready' | 'failed' | Receipt

const NO_VARIANTS: readonly FormVariant[] = []

/** Lines of the skeleton: about the height of a form. */
const SKELETON_LINES = 8

/** Telephone and mail, if the site's data can be loaded. */
function OtherWays() {
  const forms = useSiteData('forms')
  return forms.state === 'ready' ? <ContactMethods methods={forms.data.reach} /> : null
}

interface FormProps extends ConsentFormProps {
  /** Whether it takes the focus, because the control that the visitor used is gone. */
  readonly takesFocus: boolean
  readonly onRetry: () => void
}

/** One form from its loading to its sending. Each code and each attempt gets a new one. */
function Form(props: FormProps) {
  const { code, variants = NO_VARIANTS, referrer, subject, onSettled, takesFocus, onRetry } = props
  const { widget = consentWidget } = props
  const { handle, language } = useSite()
  const root = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const isSent = typeof state === 'object'
  const { label, path } = referrer ?? {}
  useScrollAnchor(root, state === 'loading')

  useEffect(() => {
    if (takesFocus) root.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (state !== 'loading') onSettled?.()
  }, [state, onSettled])

  useEffect(() => {
    const place = container.current
    if (!place) return undefined
    const values = subject?.()
    let isLeft = false
    let close = () => {
      isLeft = true
    }
    const open = ({ form, choices }: ProductForm) => {
      close = openForm({
        widget,
        form,
        locale: language,
        container: place,
        referrerLabel: label ?? document.title,
        referrerPath: path ?? window.location.pathname + window.location.search,
        values,
        choices,
        onReady: () => {
          setState((now) => (now === 'loading' ? 'ready' : now))
          track({ event: 'form-open', form })
        },
        onFailed: () => setState('failed'),
        onSubmit: (receipt) => {
          setState(receiptOf(receipt))
          track({ event: 'form-submit', form })
        },
      })
    }
    if (values?.product === undefined) open({ form: code })
    else {
      void formAbout(values.product, { code, variants }, handle).then((known) => {
        if (!isLeft) open(known)
      })
    }
    return () => close()
  }, [widget, handle, code, variants, language, label, path, subject])

  return (
    <div ref={root} className={css.form} tabIndex={-1} aria-busy={state === 'loading'}>
      {state === 'loading' && <FormLoading lines={SKELETON_LINES} />}
      {state === 'failed' && (
        <FormFailed onRetry={onRetry}>
          <OtherWays />
        </FormFailed>
      )}
      {isSent && <Sent code={code} receipt={state} />}
      <div ref={container} hidden={isSent} {...{ [UNSENT]: '' }} />
    </div>
  )
}

/**
 * A form of the external consent widget (requirements 2.4). It is loaded when it is rendered.
 * Another code unloads it and loads the other form. A message in the page's language replaces the
 * form after it is sent. If no form appears within ten seconds, telephone and mail replace it.
 */
export function ConsentForm(props: ConsentFormProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Form
      key={`${props.code}/${attempt}`}
      {...props}
      takesFocus={attempt > 0}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}
