import { useTranslation } from 'react-i18next'
import type { Entry } from '../../contract'

/** The kinds of pages that have a name; others show only their date. */
const namedTypes = [
  'article',
  'charityProject',
  'event',
  'news',
  'pressRelease',
  'project',
  'story',
  'tender',
  'webinar',
  'workshop',
] as const
type NamedType = (typeof namedTypes)[number]

const isNamed = (type: string | null): type is NamedType =>
  namedTypes.some((named) => named === type)

/** The kind of an entry's page, by the editor's own name or by its type; `null` for plain pages. */
export function useEntryKind({ preTitle, type }: Pick<Entry, 'preTitle' | 'type'>): string | null {
  const { t } = useTranslation()
  return preTitle ?? (isNamed(type) ? t(`entry.type.${type}`) : null)
}
