import { asPreview, previewUrl } from './ask'

/** Files of site data: `/site-data/de_eu/menu-filters.json`. */
const SITE_DATA = /^\/site-data\/([a-z_]+)\/([\w-]+)\.json$/

/**
 * Makes the requests of the page's own scripts return drafts. Requests to the site's functions
 * carry the token. Files of site data come from the preview function, or from the published file if
 * it fails. Other requests are unchanged. The code is here and not at each request, because the
 * scripts that visitors download must know nothing of previews.
 */
export function sendToken(token: string): void {
  const ask = window.fetch.bind(window)
  window.fetch = async (address, init) => {
    if (typeof address !== 'string') return ask(address, init)
    const [, site, file] = SITE_DATA.exec(address) ?? []
    if (site !== undefined && file !== undefined) {
      const draft = await ask(previewUrl({ site, file }), asPreview(token, init))
      return draft.ok ? draft : ask(address, init)
    }
    return ask(address, address.startsWith('/api/') ? asPreview(token, init) : init)
  }
}
