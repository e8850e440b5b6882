import { createContext, type ReactNode } from 'react'

/**
 * The list of the site's drafts, which a tab with a preview puts in its page for editors; `null` for
 * visitors. It is apart from the page, because every preview loads it.
 */
export const DraftsOfTab = createContext<ReactNode>(null)
