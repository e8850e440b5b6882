import { createRoot } from 'react-dom/client'
import { siteOfTag, wordsOf, WORLDWIDE } from '../../../sites'
import { privacyTexts } from './dialog-texts'
import { PrivacyDialog } from './privacy-dialog'
import './privacy.css'

/** Where the page's own footer leads to a privacy notice, in any of the languages. */
const noticeAddress = (): string | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('footer a[href]')].find(({ pathname }) =>
    /privac|datenschutz|confidential/.test(pathname),
  )?.pathname ?? null

let end: (() => void) | null = null

/** The button's part of the page may be static: when it is hydrated, the click is not to be done again. */
function answered(opener: HTMLElement): void {
  window.earlyClicks?.delete(opener)
  opener.ariaBusy = null
}

/**
 * Shows the dialog at the lower edge of the window, beside the page, until something is chosen. One that a visitor
 * asked for stays when the site would ask by itself.
 *
 * @param opener what a visitor asked for it with, which then gets the focus back
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
      texts={wordsOf(privacyTexts, siteOfTag(document.documentElement.lang) ?? WORLDWIDE)}
      notice={noticeAddress()}
      isWanted={opener !== undefined}
      onEnd={() => {
        end?.()
        opener?.focus({ preventScroll: true })
      }}
    />,
  )
}
