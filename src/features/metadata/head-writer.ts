import { createContext, type ReactNode } from 'react'
import type { MetadataProps } from './metadata'

/**
 * What writes a page's head from what the page says of itself: at once while static HTML is rendered, in
 * the browser when it differs from the head that the server has sent.
 */
export const HeadWriter = createContext<(page: MetadataProps) => ReactNode>(() => null)
