import type { ImageView } from '../../view-models'

/** The URL of a picture's largest file: the target of its link without JavaScript. */
export function largest({ data, src }: ImageView): string {
  const files = data?.images.fallback?.srcSet?.split(',') ?? []
  return files.at(-1)?.trim().split(' ')[0] || data?.images.fallback?.src || src
}
