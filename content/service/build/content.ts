import type { Library } from '../files/library'
import { ProblemList, type Problem } from '../files/problem'
import { hasDraft, type EditionName } from '../model/publication'
import { withSyntheticProducts } from '../synthetic'
import { buildEdition, type Edition } from './edition'

/** Everything that the service answers from, made anew after each change of a file. */
export interface Content {
  /** Each is built when it is first asked for. */
  readonly editions: Readonly<Record<EditionName, Edition>>
  /** Those of all editions, which are built for it. */
  readonly problems: () => readonly Problem[]
  readonly modified: Date
  /** What tells versions of a file of the media folder apart, by its path there. */
  readonly mediaVersions: ReadonlyMap<string, string>
}

/** Receives what is wrong in an edition, once that is built. */
export type ReportProblems = (edition: EditionName, problems: readonly Problem[]) => void

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Builds what is served from the files of the content directory.
 *
 * @param syntheticProducts how many made-up products each site gets in addition
 */
export function buildContent(
  library: Library,
  syntheticProducts: number,
  report: ReportProblems = () => undefined,
): Content {
  const all = new ProblemList()
  const edition = (name: EditionName) => (): Edition => {
    const problems = new ProblemList()
    const built = withSyntheticProducts(buildEdition(library, name, problems), syntheticProducts)
    for (const problem of problems.all()) all.add(problem)
    report(name, problems.all())
    return built
  }
  const isDrafted = library.files.some(({ data }) => hasDraft(data))
  const published = once(edition('published'))
  const preview = isDrafted ? once(edition('preview')) : published
  const { modified, media } = library
  const mediaVersions = new Map([...media].map(([name, { version }]) => [name, version]))
  return {
    editions: {
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
