import { type ContentChange, contentChanges } from './content-changes'
import type { ReleaseFacts } from './facts'
import { type FileChanges, fileChanges } from './file-changes'
import { type Differences, type PageChanges, pageChanges } from './page-changes'

/** How long a part of the build took. */
export interface Phase {
  readonly name: string
  readonly seconds: number
}

/** What a release changes for whoever visits the site. But for `phases` the same content gives the same report. */
export interface PublishingReport {
  /** False for the first release that is known: then everything is new. */
  readonly compared: boolean
  readonly content: readonly ContentChange[]
  readonly pages: PageChanges
  readonly files: FileChanges
  readonly phases: readonly Phase[]
}

const NOTHING: ReleaseFacts = { content: {}, pages: {}, slices: {}, files: {} }

/** Compares a release with the one before it. */
export function publishingReport(
  before: ReleaseFacts | null,
  after: ReleaseFacts,
  differences: Differences,
  phases: readonly Phase[],
): PublishingReport {
  const old = before ?? NOTHING
  const content = contentChanges(old, after)
  const files = fileChanges(old.files, after.files)
  return {
    compared: before !== null,
    content,
    pages: pageChanges(files, content, old, after, differences),
    files,
    phases,
  }
}
