import type { Library } from '../files/library'
import { ProblemList, type Problem } from '../files/problem'
import { hasDraft, type ContentVersionName } from '../model/publication'
import { withSyntheticProducts } from '../synthetic'
import { buildContentVersion, type ContentVersion } from './content-version'

/** The content behind all answers of the service. It is built again after each change of a file. */
export interface Content {
  /** Each content version is built on its first use. */
  readonly contentVersions: Readonly<Record<ContentVersionName, ContentVersion>>
  /** The problems of all content versions; the call builds them. */
  readonly problems: () => readonly Problem[]
  readonly modified: Date
  /** A version of each file of the media folder, by its path there; it differs when the file does. */
  readonly mediaVersions: ReadonlyMap<string, string>
}

/** Receives the problems of a content version once it is built. */
export type ReportProblems = (
  contentVersion: ContentVersionName,
  problems: readonly Problem[],
) => void

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Builds the served content from the files of the content directory.
 *
 * @param syntheticProducts number of made-up products that each site gets in addition
 */
export function buildContent(
  library: Library,
  syntheticProducts: number,
  report: ReportProblems = () => undefined,
): Content {
  const all = new ProblemList()
  const contentVersion = (name: ContentVersionName) => (): ContentVersion => {
    const problems = new ProblemList()
    const built = withSyntheticProducts(
      buildContentVersion(library, name, problems),
      syntheticProducts,
    )
    for (const problem of problems.all()) all.add(problem)
    report(name, problems.all())
    return built
  }
  const isDrafted = library.files.some(({ data }) => hasDraft(data))
  const published = once(contentVersion('published'))
  const preview = isDrafted ? once(contentVersion('preview')) : published
  const { modified, media } = library
  const mediaVersions = new Map([...media].map(([name, { version }]) => [name, version]))
  return {
    contentVersions: {
      get published() {
        return published()
      },
      get preview() {
        return preview()
      },
    },
    problems: () => {
      published()
      preview()
      return all.all()
    },
    modified,
    mediaVersions,
  }
}
