import type { SiteContent } from '../../build/site'

/** The name of a section in a site; without one, the title of the section's page. */
export const labelOf = ({ sections, entries }: SiteContent, section: string): string | null =>
  sections.get(section)?.label ??
  entries.find(({ entry, isFixed }) => isFixed && entry.section === section)?.entry.title ??
  null
