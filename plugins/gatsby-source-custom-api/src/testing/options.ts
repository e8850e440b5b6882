import type { SourceOptions } from '../options'

/** The options of a site that sets only the required ones. */
export const defaultOptions = {
  pages: [],
  sections: [],
  locators: [],
  shortlinks: false,
  concurrency: 8,
  timeoutMs: 30_000,
  retries: 4,
  staleIfError: false,
  full: false,
  image: {
    widths: [400, 800, 1200, 1920],
    formats: ['avif', 'webp'],
    avifEffort: 2,
    maxBytes: 25_000_000,
  },
  maxFileBytes: 200_000_000,
  cacheDirectory: 'node_modules/.cache/gatsby-source-custom-api',
} as const satisfies Partial<SourceOptions>

/** The options as Gatsby hands them over. */
export const optionsFor = (
  contentApiUrl: string,
  others: Partial<SourceOptions> = {},
): SourceOptions => ({
  ...defaultOptions,
  contentApiUrl,
  sites: [{ handle: 'ww' }],
  plugins: [],
  ...others,
})
