import { PREVIEW_TOKEN } from '../features/preview/token'

/**
 * Takes a preview token out of the address, whose other parameters stay as they are written, and keeps
 * it for the tab; where the browser keeps nothing, for the page. Refers to nothing outside: see below.
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

/** The code of the first script of every page: the same on all, so that the policy names it once. */
export const previewTokenCode = `(${takeToken.toString()})('${PREVIEW_TOKEN}')`

/** Before all else, so that a page with a token in its address requests nothing. */
export const previewTokenScript = (
  <script key="preview-token" dangerouslySetInnerHTML={{ __html: previewTokenCode }} />
)
