import { createContext, useContext } from 'react'

/**
 * The layout of a page's sections: each on a sheet over the whole width, or one below the other in
 * a text column.
 */
export type SectionVariant = 'sheet' | 'column'

const VariantContext = createContext<SectionVariant>('sheet')

/** Sets the layout of the sections below. */
export const SectionVariantProvider = VariantContext.Provider

/** The layout of the calling section; a sheet without a provider. */
export const useSectionVariant = (): SectionVariant => useContext(VariantContext)
