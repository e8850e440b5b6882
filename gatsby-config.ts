import type { GatsbyConfig } from 'gatsby'
import { readEnvironment } from './scripts/environment'
import { SOURCES_VARIABLE } from './scripts/build-variables'
import { entrySections, locatorSections, pageSections } from './src/routes'
import { languages, siteHandles, sites, WORLDWIDE } from './src/sites'

const { BROWSER_LIBRARY, CONTENT_API_URL, CONTENT_FULL, CONTENT_STALE_IF_ERROR, SITE_URL } =
  readEnvironment()

const config: GatsbyConfig = {
  // Replaces the adapter for Netlify that Gatsby would otherwise install. src/serving writes the
  // folder to deploy, its redirects and its headers. scripts/netlify-cache.ts keeps the cache once
  // a build is published.
  adapter: { name: 'own', adapt: () => undefined },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  siteMetadata: { siteUrl: SITE_URL },
  plugins: [
    {
      resolve: 'gatsby-source-custom-api',
      options: {
        contentApiUrl: CONTENT_API_URL,
        tokenVariable: 'CONTENT_API_TOKEN',
        sourcesVariable: SOURCES_VARIABLE,
        full: CONTENT_FULL === '1',
        staleIfError: CONTENT_STALE_IF_ERROR === '1',
        sites: siteHandles.map((handle) => ({ handle })),
        pages: pageSections(),
        sections: entrySections(),
        locators: locatorSections,
        shortlinks: true,
      },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages,
        defaultLanguage: sites[WORLDWIDE].language,
        siteUrl: SITE_URL,
        // The plugin's redirect knows neither translated slugs nor the first paint:
        // src/features/locale redirects.
        redirect: false,
        trailingSlash: 'never',
        i18nextOptions: { interpolation: { escapeValue: false }, returnNull: false },
      },
    },
    // docs/decisions/0001-preact-in-the-browser.md
    ...(BROWSER_LIBRARY === 'preact' ? ['gatsby-plugin-preact'] : []),
  ],
}

export default config
