import { asPreview, previewAddress } from '../../features/preview'

/** Files of site data: `/site-data/de_eu/menu-filters.json`. */
const SITE_DATA = /^\/site-data\/([a-z_]+)\/([\w-]+)\.json$/

/**
 * Lets what the page's own scripts ask for come from drafts: questions to the site's functions carry the
 * token, files of site data are made by the function, and the published file stands in where it cannot.
 * Addresses of others are asked as ever. Here and not where something is asked for, because what a visitor
 * downloads must know nothing of previews.
 */
export function sendToken(token: string): void {
  const ask = window.fetch.bind(window)
  window.fetch = async (address, init) => {
    if (typeof address !== 'string') return ask(address, init)
    const [, site, file] = SITE_DATA.exec(address) ?? []
    if (site !== undefined && file !== undefined) {
      const draft = await ask(previewAddress({ site, file }), asPreview(token, init))
      return draft.ok ? draft : ask(address, init)
    }
    return ask(address, address.startsWith('/api/') ? asPreview(token, init) : init)
  }
}
