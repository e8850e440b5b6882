import type { ShareImage } from '../../features/metadata'

/** A picture that the build has cut to the shape for social networks. */
export type Cut = Omit<ShareImage, 'alt'>

/** A picture with its cut, which is absent at run time (preview). */
export interface Shareable {
  readonly alt: string
  readonly share?: Cut | null
}

/** The first picture that has a cut for social networks. */
export function shareImage(
  ...pictures: readonly (Shareable | null | undefined)[]
): ShareImage | null {
  const found = pictures.find((picture) => picture?.share)
  return found?.share ? { ...found.share, alt: found.alt } : null
}
