import { siteOfTag, textsFor, WORLDWIDE } from '../../sites'
import { opensElsewhere } from '../../ui/controls/opens-elsewhere'
import './offline.css'
import { offlineTexts, type OfflineTexts } from './offline-texts'

/** How long the message that the connection is back stays, in milliseconds. */
const GOOD_NEWS_MS = 4000

/** Whether an event is on a link that would leave the page for something that cannot load. */
function leaves({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !/^https?:$/.test(link.protocol) || /^_(?!self)/.test(link.target)) return false
  const { pathname, search } = window.location
  const isPlaceHere = link.hash !== '' && link.pathname === pathname && link.search === search
  return !isPlaceHere
}

/** The live region. It has to exist before it announces anything. */
function statusRegion(): HTMLElement {
  const region = document.createElement('div')
  region.className = 'offline'
  region.role = 'status'
  document.body.append(region)
  return region
}

let isShown = false

/**
 * From now on, says at the lower edge of the window when the connection is lost and when it is back
 * (requirements 4). A link that is pressed while offline keeps the page, and the message says what
 * happens. Pages of the site wait for the connection (`../navigation.ts`); nothing else is opened.
 *
 * @param onWaiting sets a function that is called when something starts to wait
 */
export function showOffline(onWaiting: (tell: () => void) => void): void {
  if (isShown) return
  isShown = true
  const region = statusRegion()
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = (what: keyof OfflineTexts) => {
    clearTimeout(timer)
    const message = document.createElement('p')
    const site = siteOfTag(document.documentElement.lang) ?? WORLDWIDE
    message.textContent = textsFor(offlineTexts, site)[what]
    message.dataset.tone = 'dark'
    message.toggleAttribute('data-connected', what === 'online')
    region.replaceChildren(message)
    if (what === 'online') timer = setTimeout(() => region.replaceChildren(), GOOD_NEWS_MS)
  }

  onWaiting(() => say('waiting'))
  window.addEventListener('offline', () => say('offline'))
  window.addEventListener('online', () => say('online'))
  document.addEventListener('click', (event) => {
    // Links to pages of the site are among the events that are already handled.
    if (navigator.onLine || event.defaultPrevented || opensElsewhere(event)) return
    if (!leaves(event)) return
    event.preventDefault()
    say('blocked')
  })
  if (!navigator.onLine) say('offline')
}
