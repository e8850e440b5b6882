import { fragments, sliceChunks, templates } from './template-facts'

/** How a template is loaded and what it asks. */
export interface FactsOfTemplate {
  /** Gatsby's name of its chunk. */
  readonly chunk: string
  /** With all fragments that it uses, as the build runs it. */
  readonly query: string
}

const known = <Facts>(facts: Facts | undefined, file: string): Facts => {
  if (facts === undefined) throw new Error(`Nothing is known of ${file}: run npm run types.`)
  return facts
}

/**
 * What the build knows of a template.
 *
 * @param file below `src/templates`
 * @throws when `npm run types` has not seen it
 */
export function factsOfTemplate(file: string): FactsOfTemplate {
  const { chunk, query, fragments: used } = known(templates[file], file)
  return { chunk, query: [query, ...used.map((name) => fragments[name])].join('\n') }
}

/**
 * Gatsby's name of a slice's chunk.
 *
 * @param file below `src/chrome/slices`
 * @throws when `npm run types` has not seen it
 */
export const chunkOfSlice = (file: string): string => known(sliceChunks[file], file)
