import { NEXT_CHANGE_PATH, nextChangeText } from '../../functions/lib/publishing/next-change'
import type { EntryNode } from '../../templates/shared/content-nodes'
import { nextChange } from '../content/next-change'
import { publishFile } from './published-files'

/**
 * Writes when the pages would be other ones although nobody edits anything, for the function that asks
 * for a build then (docs/publishing.md).
 *
 * @param directory a folder that is published
 * @param today the day by which the pages are made, in ISO 8601
 */
export function writeNextChange(
  directory: string,
  entries: readonly EntryNode[],
  today: string,
): void {
  publishFile(directory, NEXT_CHANGE_PATH, nextChangeText(nextChange(entries, today)))
}
