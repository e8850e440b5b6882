import { createRoot } from 'react-dom/client'
import { siteOfTag, textsFor, WORLDWIDE } from '../../../sites'
import { privacyTexts } from './dialog-texts'
import { PrivacyDialog } from './privacy-dialog'
import './privacy.css'

/** The privacy notice in the page's own footer, in any of the languages. */
const noticeAddress = (): string | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('footer a[href]')].find(({ pathname }) =>
    /privac|datenschutz|confidential/.test(pathname),
  )?.pathname ?? null

let end: (() => void) | null = null

/**
 * The button's part of the page may be static: its click must not be repeated when it is hydrated.
 */
function answered(opener: HTMLElement): void {
  window.earlyClicks?.delete(opener)
  opener.ariaBusy = null
}

/**
 * Shows the dialog at the lower edge of the window, beside the page, until the visitor chooses. A
 * dialog that a visitor opened stays when the site would ask by itself.
 *
 * @param opener the control that opened it, which then gets the focus back
 */
export function showPrivacyDialog(opener?: HTMLElement): void {
  if (opener) answered(opener)
  else if (end) return
  end?.()
  const place = document.createElement('div')
  place.className = 'privacy-place'
  place.dataset.tone = 'dark'
  document.body.append(place)
  const root = createRoot(place)
  end = () => {
    end = null
    root.unmount()
    place.remove()
  }
  root.render(
    <PrivacyDialog
      texts={textsFor(privacyTexts, siteOfTag(document.documentElement.lang) ?? WORLDWIDE)}
      notice={noticeAddress()}
      isWanted={opener !== undefined}
      onEnd={() => {
        end?.()
        opener?.focus({ preventScroll: true })
      }}
    />,
  )
}
