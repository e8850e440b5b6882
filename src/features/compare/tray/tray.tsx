import { useEffect, useRef, useState } from 'react'
import * as css from './tray.module.css'
import { readQuery } from '../../../routes'
import { ButtonLink } from '../../../ui/controls/button'
import { useQueryState } from '../../../ui/hooks/use-query-state'
import { Icon } from '../../../ui/media/icon'
import { useSite } from '../../../ui/site-context'
import { askedCodes, comparisonHref, comparisonPage } from '../address'
import { clearChosen, MOST, toggleChosen, type Chosen, type Said } from '../chosen'
import { useTexts } from '../use-texts'

interface TrayProps {
  readonly chosen: readonly Chosen[]
  readonly said: Said | null
  /** The address of the page. */
  readonly path: string
}

function useSaid({ chosen, said }: Omit<TrayProps, 'path'>): string {
  const t = useTexts()
  if (said === null) return ''
  if (said.what === 'cleared') return t('cleared')
  const { what, title } = said
  return t(what, { title, total: chosen.length, most: MOST })
}

/**
 * Announces changes politely. It is rendered before it says anything, because screen readers read
 * only changes.
 */
function Status(props: Omit<TrayProps, 'path'>) {
  const said = useSaid(props)
  const [text, setText] = useState('')
  useEffect(() => {
    const say = () => setText(said)
    say()
  }, [said])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

/** The chosen machines by name, their controls, and the last announcement. */
export function Tray({ chosen, said, path }: TrayProps) {
  const t = useTexts()
  const site = useSite()
  useQueryState()
  const region = useRef<HTMLElement>(null)
  const isUsed = useRef(false)
  const isOnPage = path === comparisonPage(site)
  // The comparison itself has buttons that remove its machines. This runs only in a browser, so the
  // URL is known at once; the hook renders again when it changes.
  const asked = isOnPage ? askedCodes(readQuery(window.location.search)) : []
  const isShown = chosen.length > 0 && asked.length === 0

  // The focused element is gone.
  useEffect(() => {
    if (!isUsed.current) return
    isUsed.current = false
    const next = region.current ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }, [chosen])

  const act = (action: () => void) => () => {
    isUsed.current = true
    action()
  }

  return (
    <>
      <Status chosen={chosen} said={said} />
      {isShown && (
        <section
          ref={region}
          className={`${css.tray} no-print`}
          data-tone="dark"
          data-behind
          aria-label={t('chosen')}
          tabIndex={-1}
        >
          <ul className={css.list}>
            {chosen.map((machine) => (
              <li key={machine.code}>
                <button
                  type="button"
                  className={css.item}
                  aria-label={t('remove', { title: machine.title })}
                  onClick={act(() => toggleChosen(machine))}
                >
                  {machine.title}
                  <Icon name="close" />
                </button>
              </li>
            ))}
            <li>
              <button type="button" className={css.clear} onClick={act(clearChosen)}>
                {t('clear')}
              </button>
            </li>
          </ul>
          {chosen.length > 1 ? (
            <ButtonLink
              href={comparisonHref(site, chosen, isOnPage ? window.location.search : '')}
              label={t('open', { total: chosen.length })}
            />
          ) : (
            <p className={css.more}>{t('more')}</p>
          )}
        </section>
      )}
    </>
  )
}
