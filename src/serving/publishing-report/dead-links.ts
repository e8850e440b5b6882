import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

/** Pages that are read at the same time. */
const AT_ONCE = 16

/** A link of a page to a page that a release removed. */
export interface DeadLink {
  /** The page that has the link. */
  readonly page: string
  /** The address that it leads to. */
  readonly to: string
}

const LINK = /<a\s[^>]*?href="([^"#?]+)/g

/**
 * The links of a build's pages that lead to removed pages, each once, by page.
 *
 * @param pages by address, the built file of each page
 * @param gone addresses without page and redirect; if empty, no page is read
 */
export async function deadLinks(
  built: string,
  pages: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): Promise<DeadLink[]> {
  if (gone.size === 0) return []
  const limit = pLimit(AT_ONCE)
  const linksOf = async (page: string, file: string): Promise<DeadLink[]> => {
    const html = await readFile(join(built, file), 'utf8')
    const targets = new Set([...html.matchAll(LINK)].map(([, to = '']) => to))
    return [...targets].filter((to) => gone.has(to)).map((to) => ({ page, to }))
  }
  const found = await Promise.all(
    [...pages].map(([page, file]) => limit(() => linksOf(page, file))),
  )
  return found.flat().sort((a, b) => (`${a.page} ${a.to}` < `${b.page} ${b.to}` ? -1 : 1))
}
