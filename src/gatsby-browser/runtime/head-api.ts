/*
 * What the browser gets for Gatsby's Head API (see `browserAliases`): heads are written by
 * react-helmet-async (`src/features/metadata`), and no template exports a `Head`.
 */

/** Called with every page that is rendered. */
export const headHandlerForBrowser = (): void => undefined
