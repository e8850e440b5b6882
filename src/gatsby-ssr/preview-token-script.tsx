import { PREVIEW_TOKEN } from '../preview/token'

/**
 * Removes a preview token from the address; its other parameters stay as written. Keeps the token
 * for the tab or, where the browser stores nothing, for the page. Uses nothing from outside: see
 * below.
 */
function takeToken(name: string): void {
  const { pathname, search, hash } = location
  const token = new URLSearchParams(search).get('token')
  if (token === null) return
  const isOther = (parameter: string) => !/^token(=|$)/.test(parameter)
  const rest = search.slice(1).split('&').filter(isOther).join('&')
  history.replaceState(null, '', pathname + (rest && '?' + rest) + hash)
  if (!token) return
  window.previewToken = token
  try {
    sessionStorage.setItem(name, token)
  } catch {}
}

/**
 * The code of the first script of every page. It is the same on all pages, so the policy needs only
 * one hash.
 */
export const previewTokenCode = `(${takeToken.toString()})('${PREVIEW_TOKEN}')`

/** Before all else, so that a page with a token in its address requests nothing. */
export const previewTokenScript = (
  <script key="preview-token" dangerouslySetInnerHTML={{ __html: previewTokenCode }} />
)
