import { SITEMAP_INDEX } from './sitemaps'

/**
 * `robots.txt`: functions are for pages, not for search engines; everything else is open.
 *
 * @param origin public, without a trailing slash
 * @param isOpen `false` for a preview, which search engines must not read
 */
export const robotsText = (origin: string, isOpen: boolean): string =>
  isOpen
    ? `User-agent: *\nDisallow: /api/\nDisallow: /.netlify/\n\nSitemap: ${origin}${SITEMAP_INDEX}\n`
    : 'User-agent: *\nDisallow: /\n'
