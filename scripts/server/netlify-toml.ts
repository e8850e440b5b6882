import { resolve } from 'node:path'

/** The site's Netlify configuration; commands run in the repository's folder. */
export const NETLIFY_TOML = resolve('netlify.toml')
