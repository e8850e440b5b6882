import createNetlifyAdapter from 'gatsby-adapter-netlify'
import type { IAdapter } from 'gatsby'

/**
 * Gatsby's adapter for Netlify, for its two good deeds: it keeps `.cache` and `public` between
 * Netlify's builds, and writes Gatsby's redirects to `public/_redirects`. Its headers are left out,
 * because they name every page and contradict those of `netlify.toml`, and so is its moving of
 * HTML files, because `flat-html` does that on every machine and can undo it.
 */
export function netlifyAdapter(): IAdapter {
  const adapter = createNetlifyAdapter()
  return {
    ...adapter,
    name: 'saxum-netlify',
    adapt: (context) =>
      adapter.adapt({
        routesManifest: context.routesManifest.filter(({ type }) => type === 'redirect'),
        functionsManifest: [],
        headerRoutes: [],
        remoteFileAllowedUrls: [],
        pathPrefix: context.pathPrefix,
        trailingSlash: context.trailingSlash,
        reporter: context.reporter,
      }),
  }
}
