import { NEXT_CHANGE_PATH, nextChangeText } from '../../functions/lib/publishing/next-change'
import type { EntryNode } from '../../templates/shared/content-nodes'
import { nextChange } from '../../plan/next-change'
import { publishFile } from './published-files'

/**
 * Writes the next day when the pages change without an edit. A function asks for a build on that
 * day (docs/publishing.md).
 *
 * @param directory a folder that is published
 * @param today the day of the build's pages, in ISO 8601
 */
export function writeNextChange(
  directory: string,
  entries: readonly EntryNode[],
  today: string,
): void {
  publishFile(directory, NEXT_CHANGE_PATH, nextChangeText(nextChange(entries, today)))
}
