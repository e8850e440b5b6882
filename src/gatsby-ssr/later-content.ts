import type { PageContext } from '../templates/shared/page-context'

/** The pages in rendering whose content is hydrated on interaction, by path. */
const paths = new Set<string>()

/** Remembers that a page's content is hydrated on interaction, until its head is written. */
export function collectLaterContent({ hydrate, i18n }: PageContext): void {
  if (hydrate === 'interaction') paths.add(i18n.path)
}

/** Whether a page's content is hydrated on interaction; true only for the first call. */
export const takeLaterContent = (pathname: string): boolean => paths.delete(pathname)
