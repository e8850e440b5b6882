import { siteOfTag, wordsOf, WORLDWIDE } from '../../sites'
import { opensElsewhere } from '../../ui/controls/opens-elsewhere'
import { onWaiting } from '../connection'
import './offline.css'
import { offlineTexts, type OfflineTexts } from './offline-texts'

/** How long it is said that there is a connection again, in milliseconds. */
const GOOD_NEWS_MS = 4000

/** A link by which a visitor would leave the page for something that cannot be had. */
function leaves({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !/^https?:$/.test(link.protocol) || /^_(?!self)/.test(link.target)) return false
  const { pathname, search } = window.location
  const isPlaceHere = link.hash !== '' && link.pathname === pathname && link.search === search
  return !isPlaceHere
}

/** The live region, which has to be there before there is something to say. */
function statusRegion(): HTMLElement {
  const region = document.createElement('div')
  region.className = 'offline'
  region.role = 'status'
  document.body.append(region)
  return region
}

let isShown = false

/**
 * Says at the lower edge of the window, from now on, when there is no connection and when there is
 * one again (requirements 4). A link that is pressed meanwhile keeps the page, and it is said
 * what becomes of it: pages of the site wait for the connection (`../navigation.ts`), everything else is
 * not opened.
 */
export function showOffline(): void {
  if (isShown) return
  isShown = true
  const region = statusRegion()
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = (what: keyof OfflineTexts) => {
    clearTimeout(timer)
    const message = document.createElement('p')
    const site = siteOfTag(document.documentElement.lang) ?? WORLDWIDE
    message.textContent = wordsOf(offlineTexts, site)[what]
    message.dataset.tone = 'dark'
    message.toggleAttribute('data-connected', what === 'online')
    region.replaceChildren(message)
    if (what === 'online') timer = setTimeout(() => region.replaceChildren(), GOOD_NEWS_MS)
  }

  onWaiting(() => say('waiting'))
  window.addEventListener('offline', () => say('offline'))
  window.addEventListener('online', () => say('online'))
  document.addEventListener('click', (event) => {
    // What has been dealt with includes the links to pages of the site.
    if (navigator.onLine || event.defaultPrevented || opensElsewhere(event)) return
    if (!leaves(event)) return
    event.preventDefault()
    say('blocked')
  })
  if (!navigator.onLine) say('offline')
}
