import type { ConsentForms, Provider } from '../consent-widget'

/** The settings of a form for the provider's script. */
interface HostedForm {
  readonly formId: string
  readonly language: string
  /** A selector. */
  readonly target: string
  readonly fields: Readonly<Record<string, string>>
}

/** The script's message to the page, posted to the window. */
interface HostedMessage {
  readonly type: string
  readonly target: string
}

declare global {
  interface Window {
    /** Commands that wait for the script; its own `push` replaces this one once it has run. */
    hostedForms?: { push: (form: HostedForm) => void; isRunning?: boolean }
  }
}

let places = 0

const hosted = (queue: NonNullable<Window['hostedForms']>): ConsentForms => ({
  init({ form, locale, container, referrerLabel, referrerPath, onSubmit }) {
    places += 1
    container.id = `hosted-form-${places}`
    const target = `#${container.id}`
    const hear = ({ data }: MessageEvent<HostedMessage>) => {
      if (data.type === 'hosted-form-submitted' && data.target === target) onSubmit()
    }
    window.addEventListener('message', hear)
    queue.push({
      formId: form,
      language: locale,
      target,
      fields: { page_title: referrerLabel, page_path: referrerPath },
    })
    return {
      destroy: () => {
        window.removeEventListener('message', hear)
        container.replaceChildren()
      },
    }
  },
})

/**
 * A provider of another kind than the demo, like many real ones. Its script works off a queue,
 * finds the place of a form by a selector and draws it later. It posts a message when the form is
 * sent, and removes nothing.
 */
export const hostedForms: Provider = () =>
  window.hostedForms?.isRunning ? hosted(window.hostedForms) : undefined

/** Runs the provider's script: it draws each form a moment after it is asked for. */
export function runHostedForms(): void {
  window.hostedForms = {
    isRunning: true,
    push: ({ formId, language, target, fields }) => {
      setTimeout(() => {
        const form = document.createElement('form')
        form.ariaLabel = formId
        form.lang = language
        for (const [name, value] of Object.entries(fields)) {
          form.append(Object.assign(document.createElement('input'), { name, value }))
        }
        document.querySelector(target)?.append(form)
      })
    },
  }
}
