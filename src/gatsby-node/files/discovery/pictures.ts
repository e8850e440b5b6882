import { z } from 'zod'

/** A picture in content, with the build's results for it. */
const picture = z.object({
  data: z.object({ images: z.object({ fallback: z.object({ src: z.string() }) }) }),
})

/** The published addresses of all pictures in a piece of content, however deep, each once. */
export function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const shown = 'data' in value ? picture.safeParse(value).data : undefined
  const found = shown ? [shown.data.images.fallback.src] : Object.values(value).flatMap(picturesIn)
  return [...new Set(found)]
}

interface WithPictures {
  readonly path: string
  readonly pictures: readonly string[]
}

/** Gives the pictures among the given ones that a page shows. */
export type PicturesOn = (page: string, pictures: readonly string[]) => Promise<readonly string[]>

/**
 * Pages with only the pictures that they show. Some templates leave one out, such as the picture
 * for cards where a page opens with another.
 */
export async function withShownPictures<Page extends WithPictures>(
  pages: readonly Page[],
  picturesOn: PicturesOn,
): Promise<Page[]> {
  const checked: Page[] = []
  // One after the other: all pages at once would be too many open files.
  for (const page of pages) {
    const { path, pictures } = page
    checked.push(
      pictures.length === 0 ? page : { ...page, pictures: await picturesOn(path, pictures) },
    )
  }
  return checked
}
