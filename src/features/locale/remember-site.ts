import type { SiteHandle } from '../../sites'

/** Requirements 2.1: the chosen locale is stored in this cookie … */
const COOKIE = 'i18n_redirected'
/** … for 365 days, in seconds. */
const MAX_AGE = 365 * 24 * 60 * 60

/** Stores the visitor's site; the root address then redirects there. */
export function rememberSite(site: SiteHandle): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${site}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${secure}`
}
