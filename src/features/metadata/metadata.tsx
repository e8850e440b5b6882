import { Helmet } from 'react-helmet-async'
import { hreflangs, type Alternates } from '../../routes'
import { sites, type SiteHandle } from '../../sites'
import { documentTitle } from './document-title'
import { summary } from './summary'

/** A share image, in pixels; `src` may be relative to the site's origin. */
export interface ShareImage {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A page's metadata for browsers, search engines and social networks (requirements 2.3). */
export interface MetadataProps {
  readonly site: SiteHandle
  /** The public origin without a trailing slash. */
  readonly origin: string
  readonly path: string
  /** The page replaces one that cannot be shown, so it has no address of its own. */
  readonly isError?: boolean
  readonly title: string
  /** The editor's own title; it replaces title and suffix. */
  readonly metaTitle: string | null
  readonly suffix: string
  /** Cut to the length that search engines show. */
  readonly description: string | null
  readonly image: ShareImage | null
  readonly type?: 'website' | 'article' | 'product'
  readonly noIndex?: boolean
  readonly alternates: Alternates
  readonly countries: Readonly<Partial<Record<SiteHandle, readonly string[]>>>
  readonly siteName: string
}

const ogLocale = (site: SiteHandle) => sites[site].intlLocale.replace('-', '_')

/** The head of a page, in the static HTML and after client-side navigation. */
export function Metadata(props: MetadataProps) {
  const {
    site,
    origin,
    path,
    image,
    noIndex = false,
    isError = false,
    alternates,
    countries,
  } = props
  const description = props.description && summary(props.description)
  const absolute = (address: string) => new URL(address, `${origin}/`).href
  const canonical = origin + path
  const title = documentTitle(props)
  const otherLocales = Object.keys(sites)
    .filter((handle): handle is SiteHandle => handle !== site && handle in alternates)
    .map(ogLocale)

  const properties: readonly (readonly [string, string])[] = [
    ['og:title', title],
    ['og:type', props.type ?? 'website'],
    ['og:url', canonical],
    ['og:site_name', props.siteName],
    ['og:locale', ogLocale(site)],
    ...(description ? ([['og:description', description]] as const) : []),
    ...otherLocales.map((locale) => ['og:locale:alternate', locale] as const),
    ...(image
      ? ([
          ['og:image', absolute(image.src)],
          ['og:image:width', String(image.width)],
          ['og:image:height', String(image.height)],
          ['og:image:alt', image.alt || title],
        ] as const)
      : []),
  ]

  return (
    // Helmet defers to the next frame by default. The tag manager and the visitor's history need the
    // title before it, and a tab in the background has no frames.
    <Helmet
      defer={false}
      htmlAttributes={{ lang: sites[site].htmlLang }}
      title={title}
      meta={[
        { name: 'theme-color', content: THEME_COLOUR },
        ...(description ? [{ name: 'description', content: description }] : []),
        ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
        { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
        ...properties.map(([property, content]) => ({ property, content })),
      ]}
      link={[
        { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/site.webmanifest' },
        ...(isError ? [] : [{ rel: 'canonical', href: canonical }]),
        ...(noIndex
          ? []
          : hreflangs(alternates, countries).map(({ hreflang, path: alternate }) => ({
              rel: 'alternate',
              hrefLang: hreflang,
              href: origin + alternate,
            }))),
      ]}
    />
  )
}
