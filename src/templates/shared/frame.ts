import type { CompanyInfo, SiteSeo } from '../../contract'
import type { ShareImage } from '../../features/metadata'

/** A picture as social networks show it: cut to their shape by the build. */
export interface Shareable {
  readonly alt: string
  /** Absent at run time (preview), where no cut exists. */
  readonly share?: Omit<ShareImage, 'alt'> | null
}

/** The answer to the fragment `Frame`. */
export interface FrameData {
  readonly website: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly company: {
    readonly shortName: string
    readonly emails: readonly Pick<CompanyInfo['emails'][number], 'email'>[]
    readonly phones: readonly Pick<CompanyInfo['phones'][number], 'number'>[]
  }
  readonly defaults: Pick<SiteSeo, 'title' | 'suffix' | 'description'> & {
    readonly ogImage: Shareable | null
  }
}

/** The answer to the fragment `PageSeo`. */
export interface SeoData {
  readonly metaTitle: string | null
  readonly description: string | null
  readonly ogImage: Shareable | null
}

/** The first of some pictures that has a cut for social networks. */
export function shareImage(
  ...pictures: readonly (Shareable | null | undefined)[]
): ShareImage | null {
  const found = pictures.find((picture) => picture?.share)
  return found?.share ? { ...found.share, alt: found.alt } : null
}
