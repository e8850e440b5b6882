import { createHash } from 'node:crypto'
import type { Chunk, Compiler } from 'webpack'
import { BLOCK_STYLES } from '../../gatsby-ssr/style-sheet'

const NAME = 'TemplateNumbers'

/** How Gatsby calls the chunk of a template, and the group of chunks that it needs. */
const TEMPLATE = /^component---/

/** Whether a chunk, or a group of chunks, is the code of a template. */
export const isTemplate = (name: string | null | undefined): name is string =>
  TEMPLATE.test(name ?? '')

/** As many numbers as webpack gives out. */
const NUMBERS = 10_000

const numberOf = (name: string): number =>
  createHash('sha256').update(name).digest().readUInt32BE() % NUMBERS

/** The id by which the browser asks for a chunk. */
const giveId = (chunk: Chunk, id: string | number) => Object.assign(chunk, { id, ids: [id] })

/**
 * Numbers the chunks of templates by their names, and has that of the styles of blocks go by its name
 * (docs/gatsby.md, file hashes). A page that is not rendered again names its style sheets as they were called when it
 * was; webpack's own numbers may change when some other chunk comes. Where two names have the same number, one of them
 * has the next: that changes with the templates that there are, and then Gatsby renders all pages again.
 *
 * For the compilation of what is published.
 */
export class TemplateNumbers {
  apply({ hooks }: Pick<Compiler, 'hooks'>): void {
    hooks.compilation.tap(NAME, (compilation) => {
      // Before webpack numbers what has no id yet.
      compilation.hooks.chunkIds.tap({ name: NAME, stage: -1 }, (chunks) => {
        const taken = new Set<number>()
        const byName = new Map([...chunks].map((chunk) => [chunk.name, chunk]))
        for (const name of [...byName.keys()].filter(isTemplate).sort()) {
          let number = numberOf(name)
          while (taken.has(number)) number = (number + 1) % NUMBERS
          taken.add(number)
          const chunk = byName.get(name)
          if (chunk) giveId(chunk, number)
        }
        const blocks = byName.get(BLOCK_STYLES)
        if (blocks) giveId(blocks, BLOCK_STYLES)
      })
    })
  }
}
