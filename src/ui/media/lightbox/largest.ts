import type { ImageView } from '../../view-models'

/** The address of the largest file there is of a picture: what its link leads to without JavaScript. */
export function largest({ data, src }: ImageView): string {
  const files = data?.images.fallback?.srcSet?.split(',') ?? []
  return files.at(-1)?.trim().split(' ')[0] || data?.images.fallback?.src || src
}
