import { createContext, type ReactNode } from 'react'
import type { MetadataProps } from './metadata'

/**
 * Writes a page's head from the page's metadata. Static rendering writes it at once. The browser
 * writes it when it differs from the head that the server has sent.
 */
export const HeadWriter = createContext<(page: MetadataProps) => ReactNode>(() => null)
