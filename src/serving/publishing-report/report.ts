import type { Move } from '../moved-pages'
import { type ContentChange, contentChanges } from './content-changes'
import type { ReleaseFacts } from './facts'
import type { DeadLink } from './dead-links'
import { type FileChanges, fileChanges } from './file-changes'
import { type Differences, type PageChanges, pageChanges } from './page-changes'

/** How long a part of the build took. */
export interface Phase {
  readonly name: string
  readonly seconds: number
}

/**
 * The changes of a release for visitors. Apart from `phases`, the same content gives the same
 * report.
 */
export interface PublishingReport {
  /** False for the first known release: then everything is new. */
  readonly compared: boolean
  readonly content: readonly ContentChange[]
  readonly pages: PageChanges
  /** The removed pages that have another address now, with a redirect for visitors. */
  readonly moved: readonly Move[]
  /** Links to removed pages that have no other address. */
  readonly deadLinks: readonly DeadLink[]
  readonly files: FileChanges
  readonly phases: readonly Phase[]
}

const NOTHING: ReleaseFacts = { content: {}, pages: {}, slices: {}, files: {} }

/** Facts about two releases, found while the files of both existed. */
interface Findings {
  readonly differences: Differences
  /** All moves, of earlier releases, too. */
  readonly moves: readonly Move[]
  readonly deadLinks: readonly DeadLink[]
}

/** Compares a release with the one before it. */
export function publishingReport(
  before: ReleaseFacts | null,
  after: ReleaseFacts,
  { differences, moves, deadLinks }: Findings,
  phases: readonly Phase[],
): PublishingReport {
  const old = before ?? NOTHING
  const content = contentChanges(old, after)
  const files = fileChanges(old.files, after.files)
  const pages = pageChanges(files, content, old, after, differences)
  const removed = new Set(pages.removed)
  return {
    compared: before !== null,
    content,
    pages,
    moved: moves.filter(({ from }) => removed.has(from)),
    deadLinks,
    files,
    phases,
  }
}
