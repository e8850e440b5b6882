import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { htmlFiles } from '../../serving/html-files'
import {
  distinctInlineCode,
  type InlineCode,
  inlineCodeOf,
  inlineKinds,
} from '../../serving/inline-code'
import { writeFileAtomic } from '../../serving/write-file-atomic'

/** Facts about the pages of a build, beside its output, for the next build. */
export const FINISHED_PAGES = 'finished-pages.json'

const pageFacts = z.object({
  size: z.number(),
  modified: z.number(),
  /** Positions of its inline code in the list of all pages' code. */
  codes: z.array(z.number()),
  pictures: z.object({ asked: z.array(z.string()), shown: z.array(z.string()) }).optional(),
})
const inlineCode = z.object({ kind: z.enum(inlineKinds), code: z.string() })
const facts = z.object({
  made: z.string(),
  codes: z.array(inlineCode),
  pages: z.record(z.string(), pageFacts),
})

type PageFacts = z.infer<typeof pageFacts>
type Facts = z.infer<typeof facts>

/** Identifies a file without reading it. Synchronous, because that is faster than waiting. */
function markOf(file: string): Pick<PageFacts, 'size' | 'modified'> {
  const { size, mtime } = statSync(file)
  return { size, modified: mtime.getTime() }
}

async function factsOfLastBuild(file: string, made: string): Promise<Facts> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const last = facts.safeParse(JSON.parse(text)).data
  return last?.made === made ? last : { made, codes: [], pages: {} }
}

/**
 * The pages of a build after Gatsby. The facts of each file are read once, and kept for the next
 * build: an edit changes only a few of thousands of pages.
 */
export class FinishedPages {
  readonly #pages = new Map<string, PageFacts>()
  /** Inline code of all pages by kind and text, in the order of its positions. */
  readonly #codes: Map<string, z.infer<typeof inlineCode>>

  private constructor(
    private readonly directory: string,
    private readonly last: Facts,
  ) {
    this.#codes = new Map(last.codes.map((each) => [`${each.kind} ${each.code}`, each]))
  }

  /**
   * Finishes the HTML of all pages that Gatsby made again.
   *
   * @param directory a build, its pages still where Gatsby wrote them
   * @param made names the version of `finish`: unchanged finished pages are skipped
   */
  static async finish(
    directory: string,
    made: string,
    finish: (html: string) => string,
  ): Promise<FinishedPages> {
    const last = await factsOfLastBuild(path.join(directory, '..', FINISHED_PAGES), made)
    const finished = new FinishedPages(directory, last)
    const pages = htmlFiles(directory)
    for (const page of pages) {
      const { [page]: known } = last.pages
      const { size, modified } = markOf(path.join(directory, page))
      const isKnown = known?.size === size && known.modified === modified
      finished.#pages.set(page, known && isKnown ? known : await finished.#finishPage(page, finish))
    }
    return finished
  }

  async #finishPage(page: string, finish: (html: string) => string): Promise<PageFacts> {
    const file = path.join(this.directory, page)
    const html = await readFile(file, 'utf8')
    const rewritten = finish(html)
    if (rewritten !== html) await writeFile(file, rewritten)
    return { ...markOf(file), codes: this.#positionsOf(inlineCodeOf(rewritten)) }
  }

  #positionsOf(codes: ReturnType<typeof inlineCodeOf>): number[] {
    const keys = new Map(codes.map((each) => [`${each.kind} ${each.code}`, each]))
    for (const [key, each] of keys) if (!this.#codes.has(key)) this.#codes.set(key, each)
    const positions = new Map([...this.#codes.keys()].map((key, position) => [key, position]))
    return [...keys.keys()].map((key) => positions.get(key) ?? 0)
  }

  /** The inline code of all pages. */
  inlineCode(): InlineCode[] {
    const codes = [...this.#codes.values()]
    const pages = [...this.#pages].map(
      ([page, { codes: own }]) => [page, own.flatMap((position) => codes[position] ?? [])] as const,
    )
    return distinctInlineCode(pages)
  }

  /**
   * The pictures among the given ones that a page shows.
   *
   * @param address of the page
   * @param pictures addresses
   */
  async picturesOn(address: string, pictures: readonly string[]): Promise<string[]> {
    const page = path.posix.join(address.slice(1), 'index.html')
    const own = this.#pages.get(page)
    if (own?.pictures && own.pictures.asked.join() === pictures.join()) return own.pictures.shown
    const html = await readFile(path.join(this.directory, page), 'utf8')
    const shown = pictures.filter((picture) => html.includes(picture))
    if (own) this.#pages.set(page, { ...own, pictures: { asked: [...pictures], shown } })
    return shown
  }

  /** Stores the facts for the next build. */
  async keep(): Promise<void> {
    const known: z.input<typeof facts> = {
      made: this.last.made,
      codes: [...this.#codes.values()],
      pages: Object.fromEntries(this.#pages),
    }
    await writeFileAtomic(path.join(this.directory, '..', FINISHED_PAGES), JSON.stringify(known))
  }
}
