import { createContext } from 'react'

/*
 * What the browser gets for Gatsby's static queries (see `browserAliases`): nothing here asks one, pages
 * and slices have all that they show as data.
 */

/** Gatsby puts it around every page. */
export const StaticQueryContext = createContext({})
