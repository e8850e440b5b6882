import { fragments, sliceChunks, templates } from './template-manifest'

/** The chunk and the query of a template. */
export interface TemplateEntry {
  /** Gatsby's name of its chunk. */
  readonly chunk: string
  /** With all fragments that it uses, as the build runs it. */
  readonly query: string
}

const known = <Facts>(facts: Facts | undefined, file: string): Facts => {
  if (facts === undefined) throw new Error(`Nothing is known of ${file}: run npm run types.`)
  return facts
}

const SPREAD = /\.\.\.(\w+)/g

/** A query with all fragments that it uses, each once. */
function withFragments(query: string): string {
  const parts = new Set([query])
  // The iteration of a set includes elements that are added meanwhile.
  for (const part of parts) {
    for (const [, name = ''] of part.matchAll(SPREAD)) parts.add(known(fragments[name], name))
  }
  return [...parts].join('\n')
}

/**
 * A template's entry in the manifest.
 *
 * @param file below `src/templates`
 * @throws when `npm run types` has not seen it
 */
export function templateEntryOf(file: string): TemplateEntry {
  const { chunk, query } = known(templates[file], file)
  return { chunk, query: withFragments(query) }
}

/**
 * Gatsby's name of a slice's chunk.
 *
 * @param file below `src/chrome/slices`
 * @throws when `npm run types` has not seen it
 */
export const chunkOfSlice = (file: string): string => known(sliceChunks[file], file)
