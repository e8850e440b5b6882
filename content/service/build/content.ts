import type { Library } from '../files/library'
import { ProblemList, type Problem } from '../files/problem'
import type { EditionName } from '../model/publication'
import { withSyntheticProducts } from '../synthetic'
import { buildEdition, type Edition } from './edition'

/** Everything that the service answers from, made anew after each change of a file. */
export interface Content {
  readonly editions: Readonly<Record<EditionName, Edition>>
  readonly problems: readonly Problem[]
  readonly modified: Date
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
  const editions = { published: edition('published'), preview: edition('preview') }
  return { editions, problems: problems.all(), modified: library.modified }
}
