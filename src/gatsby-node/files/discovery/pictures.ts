import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** A picture in content, with what the build made of it. */
const picture = z.object({
  data: z.object({ images: z.object({ fallback: z.object({ src: z.string() }) }) }),
})

/** The published addresses of all pictures in a piece of content, however deep, each once. */
export function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { success, data } = picture.safeParse(value)
  const found = success ? [data.data.images.fallback.src] : Object.values(value).flatMap(picturesIn)
  return [...new Set(found)]
}

interface WithPictures {
  readonly path: string
  readonly pictures: readonly string[]
}

/**
 * Pages with those of their pictures that they show: some templates leave one out, such as the
 * picture for cards where a page opens with another.
 *
 * @param directory the folder of a build, its pages still where Gatsby wrote them
 */
export async function withShownPictures<Page extends WithPictures>(
  pages: readonly Page[],
  directory: string,
): Promise<Page[]> {
  const checked: Page[] = []
  // One after the other: all pages at once would be too many open files.
  for (const page of pages) {
    if (page.pictures.length === 0) checked.push(page)
    else {
      const html = await readFile(path.join(directory, page.path, 'index.html'), 'utf8')
      const pictures = page.pictures.filter((address) => html.includes(address))
      checked.push({ ...page, pictures })
    }
  }
  return checked
}
