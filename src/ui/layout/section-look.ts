import { createContext, useContext } from 'react'

/**
 * How parts of a page stand: each on a numbered sheet over the whole width, or one below the other
 * in a column to read.
 */
export type SectionLook = 'sheet' | 'column'

const Look = createContext<SectionLook>('sheet')

/** Says how the parts below stand. */
export const SectionLookProvider = Look.Provider

/** How the part that asks stands; on a sheet where nobody says otherwise. */
export const useSectionLook = (): SectionLook => useContext(Look)
