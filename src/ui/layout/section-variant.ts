import { createContext, useContext } from 'react'

/**
 * How parts of a page stand: each on a sheet over the whole width, or one below the other
 * in a column to read.
 */
export type SectionVariant = 'sheet' | 'column'

const VariantContext = createContext<SectionVariant>('sheet')

/** Says how the parts below stand. */
export const SectionVariantProvider = VariantContext.Provider

/** How the part that asks stands; on a sheet where nobody says otherwise. */
export const useSectionVariant = (): SectionVariant => useContext(VariantContext)
