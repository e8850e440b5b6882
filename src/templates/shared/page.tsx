import { useContext, type ReactNode } from 'react'
import { HeadWriter, type MetadataProps } from '../../features/metadata'
import { shareImage } from './frame'
import { announcedAlternates } from './announced-alternates'
import type { PageContext } from './page-context'

/** The metadata of a page; all other parts of its head follow from its path and its site. */
export interface PageHead {
  readonly title: string
  readonly seo?: Queries.PageSeoFragment | null
  /** The fallback when the editor gave none for search engines. */
  readonly description?: string | null
  readonly type?: MetadataProps['type']
  readonly isError?: MetadataProps['isError']
}

interface PageProps {
  readonly context: PageContext
  readonly frame: Queries.FrameFragment
  readonly head: PageHead
  readonly children: ReactNode
}

/**
 * The editor's own picture for social networks, else the picture that the build made from the
 * title.
 */
const shareOf = ({ share }: PageContext, { seo, title }: PageHead) =>
  shareImage(seo?.ogImage) ?? (share && { ...share, alt: title })

/** A page: its head, and its own content; the layout around it is in `src/app`. */
export function Page({ context, frame, head, children }: PageProps) {
  const { site, noIndex, i18n } = context
  const { company, defaults, website } = frame
  const writeHead = useContext(HeadWriter)
  return (
    <>
      {writeHead({
        site,
        origin: website.siteMetadata.siteUrl,
        path: i18n.path,
        title: head.title,
        metaTitle: head.seo?.metaTitle ?? null,
        suffix: defaults.suffix,
        description: head.seo?.description ?? head.description ?? defaults.description,
        image: shareOf(context, head) ?? shareImage(defaults.ogImage),
        type: head.type,
        noIndex,
        isError: head.isError,
        ...announcedAlternates(context),
        siteName: company.shortName,
      })}
      {children}
    </>
  )
}
