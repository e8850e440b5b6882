import type { Library } from '../files/library'
import { ProblemList, type Problem } from '../files/problem'
import { hasDraft, type EditionName } from '../model/publication'
import { withSyntheticProducts } from '../synthetic'
import { buildEdition, type Edition } from './edition'

/** Everything that the service answers from, made anew after each change of a file. */
export interface Content {
  readonly editions: Readonly<Record<EditionName, Edition>>
  readonly problems: readonly Problem[]
  readonly modified: Date
  /** What tells versions of a file of the media folder apart, by its path there. */
  readonly mediaVersions: ReadonlyMap<string, string>
}

/**
 * Builds what is served from the files of the content directory.
 *
 * @param syntheticProducts how many made-up products each site gets in addition
 */
export function buildContent(library: Library, syntheticProducts: number): Content {
  const problems = new ProblemList()
  const edition = (name: EditionName) =>
    withSyntheticProducts(buildEdition(library, name, problems), syntheticProducts)
  const published = edition('published')
  const isDrafted = library.files.some(({ data }) => hasDraft(data))
  const preview = isDrafted ? edition('preview') : published
  const { modified, media } = library
  const mediaVersions = new Map([...media].map(([name, { version }]) => [name, version]))
  return {
    editions: { published, preview },
    problems: problems.all(),
    modified,
    mediaVersions,
  }
}
