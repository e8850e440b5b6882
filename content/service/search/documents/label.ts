import type { SiteContent } from '../../build/site'

/** What a section is called in a site; without a name of its own what its page is called. */
export const labelOf = ({ sections, entries }: SiteContent, section: string): string | null =>
  sections.get(section)?.label ??
  entries.find(({ entry, isFixed }) => isFixed && entry.section === section)?.entry.title ??
  null
