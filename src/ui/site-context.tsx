import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Site } from '../sites'
import { sites, WORLDWIDE } from '../sites'

const SiteContext = createContext<Site>(sites[WORLDWIDE])

/** Sets which of the 12 sites everything below belongs to. */
export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
)

/** The site of the page; the worldwide one without a provider. */
export const useSite = (): Site => useContext(SiteContext)
