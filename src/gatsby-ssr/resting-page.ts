import type { PageContext } from '../templates/shared/page-context'

/** The pages that are being rendered which rest until there is a visitor, by path. */
const paths = new Set<string>()

/** Keeps in mind that a page rests, until its head is written. */
export function collectRestingPage({ rests, i18n }: PageContext): void {
  if (rests) paths.add(i18n.path)
}

/** Whether a page rests; told once. */
export const takeRestingPage = (pathname: string): boolean => paths.delete(pathname)
