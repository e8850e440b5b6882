import { messagesOf, siteOfTag, localeVariantOf } from '../../sites'
import * as button from '../controls/button.module.css'
import { cx } from '../cx'
import * as css from './load-failed.module.css'

interface Message {
  readonly element: HTMLElement
  /** The retries of all failures, which run at once. */
  readonly retries: Set<() => void>
}

/** All failures share one message. */
let said: Message | null = null

function write(failed: string, again: string): Message {
  const element = document.createElement('div')
  element.className = cx('no-print', css.notice)
  element.dataset.tone = 'dark'
  element.role = 'alert'
  const text = document.createElement('p')
  text.textContent = failed
  const control = document.createElement('button')
  control.type = 'button'
  control.className = cx(button.button, button.line)
  control.textContent = again
  const retries = new Set<() => void>()
  control.addEventListener('click', () => {
    forget()
    for (const retry of retries) retry()
  })
  element.append(text, control)
  document.body.append(element)
  return { element, retries }
}

function forget(): void {
  said?.element.remove()
  said = null
}

/**
 * Shows a message at the lower edge of the window that a part of the page failed to load, with a
 * retry button. It serves parts that have no place of their own on the page. Without interface
 * texts it shows nothing.
 *
 * @returns withdraws this failure
 */
export function sayFailed(retry: () => void): () => void {
  const site = siteOfTag(document.documentElement.lang)
  const texts = site && messagesOf(localeVariantOf(site))
  if (!texts) return () => undefined
  const message = (said ??= write(texts.chrome.loadFailed, texts.error.retry))
  message.retries.add(retry)
  return () => {
    message.retries.delete(retry)
    if (said === message && message.retries.size === 0) forget()
  }
}
