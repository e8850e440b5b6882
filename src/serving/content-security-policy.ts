import { type EmbeddedAddress, embeddedSource, policySource } from './encoders/policy-source'
import { type InlineCode, type InlineKind } from './inline-code'
import { writeHeaders } from './headers-file'

/** The data that the policy depends on, apart from the pages. */
export interface PolicyOptions {
  /** Public origin of the site; the policy asks for https only where the site has it. */
  readonly siteUrl: string
  /** Tag-manager container (`GATSBY_GTM_ID`); without one no other host is allowed. */
  readonly tagManagerId?: string | undefined
  /**
   * Script of the external form widget (`GATSBY_FORMS_WIDGET_URL`); if empty or a path, it is our
   * own.
   */
  readonly formsWidgetUrl?: string | undefined
  /**
   * Origin of the editors' system that shows pages in a frame (`PREVIEW_FRAME_ORIGIN`); without it
   * nobody may.
   */
  readonly frameOrigin?: string | undefined
  /** The content service (`CONTENT_API_URL`), whose pictures and films previews show as they are. */
  readonly contentApiUrl?: string | undefined
  /** Addresses of other services' pages that content embeds; they load once a visitor agreed. */
  readonly embedded?: readonly EmbeddedAddress[]
}

/** The options for the headers of a build, apart from its pages. */
interface HeaderOptions extends PolicyOptions {
  /** `false` for a preview, which search engines must not read. */
  readonly isOpen?: boolean
}

/** The policy options in the build's variables (requirements D5). */
export const policyOptions = (
  environment: Readonly<Record<string, string | undefined>>,
): PolicyOptions => ({
  siteUrl: environment.SITE_URL ?? '',
  tagManagerId: environment.GATSBY_GTM_ID,
  formsWidgetUrl: environment.GATSBY_FORMS_WIDGET_URL,
  frameOrigin: environment.PREVIEW_FRAME_ORIGIN,
  contentApiUrl: environment.CONTENT_API_URL,
})

/**
 * How many distinct pieces of inline code a build may hold. There are some scripts that are the
 * same on every page, a style sheet of each template, and the styles of blocks in parts (some 55 in
 * all). More means that something writes inline code per page. Then the header would grow with the
 * site.
 */
const LIMITS: Readonly<Record<InlineKind, number>> = {
  script: 12,
  style: 64,
  'style attribute': 24,
}

/** Hosts that the tag manager and its analytics load from and report to (Google's CSP guide). */
const TAG_MANAGER = 'https://*.googletagmanager.com'
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** More inline code than a policy can hold; names the pages and how the code begins. */
export class InlineCodeError extends Error {
  override readonly name = 'InlineCodeError'
  constructor(kind: InlineKind, codes: readonly InlineCode[]) {
    super(
      [
        `The build holds ${codes.length} distinct inline ${kind}s; at most ${LIMITS[kind]} are expected.`,
        'Something writes inline code that differs from page to page, which a strict',
        'Content-Security-Policy cannot allow. Move it to a file or a data attribute:',
        ...[...codes]
          .sort((a, b) => a.pages - b.pages)
          .slice(0, 5)
          .map(({ page, start }) => `  ${page}: ${start}`),
      ].join('\n'),
    )
  }
}

/** The source of a variable's address; none where it is not set, or names a path of our own. */
const sourceOf = (variable: string, address: string | undefined): string[] =>
  !address || address.startsWith('/') ? [] : [policySource(variable, address)]

const HERE = /^http:\/\/localhost(?::\d+)?$/

/**
 * A build on this machine may have used the embedded service at another port than the present one.
 */
const anyPort = (origin: string): string => (HERE.test(origin) ? 'http://localhost:*' : origin)

const hashesOf = (codes: readonly InlineCode[], kind: InlineKind): string[] => {
  const ofKind = codes.filter((code) => code.kind === kind)
  if (ofKind.length > LIMITS[kind]) throw new InlineCodeError(kind, ofKind)
  return ofKind.map(({ hash }) => hash)
}

/**
 * Writes the policy of a site. It allows only the site's own files, the build's own inline code,
 * and the configured third parties.
 *
 * @param codes inline code of all pages, each once
 * @throws {InlineCodeError} when there is too much
 * @throws {UnfitValue} for an address that names no origin
 */
export function contentSecurityPolicy(
  codes: readonly InlineCode[],
  options: PolicyOptions,
): string {
  const widget = sourceOf('GATSBY_FORMS_WIDGET_URL', options.formsWidgetUrl)
  const content = sourceOf('CONTENT_API_URL', options.contentApiUrl).map(anyPort)
  const tagManager = options.tagManagerId ? [TAG_MANAGER] : []
  const analytics = options.tagManagerId ? ANALYTICS : []
  const attributes = hashesOf(codes, 'style attribute')
  const editors = sourceOf('PREVIEW_FRAME_ORIGIN', options.frameOrigin)
  const embedded = (options.embedded ?? []).map(embeddedSource)
  const frames = [...new Set([...widget, ...embedded])].sort()
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(codes, 'script'), ...tagManager, ...widget],
    'style-src': ["'self'", ...hashesOf(codes, 'style'), ...widget],
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
    'img-src': ["'self'", 'data:', ...content, ...tagManager, ...analytics, ...widget],
    'font-src': ["'self'", ...widget],
    'connect-src': ["'self'", ...tagManager, ...analytics, ...widget],
    'media-src': ["'self'", ...content],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without JavaScript a form is an e-mail.
    'form-action': ["'self'", 'mailto:', ...widget],
    // Browsers that know this directive ignore X-Frame-Options, which cannot name an origin.
    'frame-ancestors': editors.length > 0 ? editors : ["'none'"],
    // `Reporting-Endpoints` in netlify.toml defines `csp`; browsers that know it ignore the
    // address.
    'report-to': ['csp'],
    'report-uri': ['/api/csp-report'],
    ...(options.siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * Writes the headers that depend on the pages of a finished build into `public/_headers`. Every
 * address gets the policy. Files with a hash of their content in their name may be cached for a
 * year. Previews keep search engines out. Equal builds give equal files.
 *
 * @param codes inline code of all pages, each once
 * @throws {InlineCodeError} when pages hold too much inline code
 */
export async function writeContentSecurityPolicy(
  publicDir: string,
  codes: readonly InlineCode[],
  { isOpen = true, ...options }: HeaderOptions,
): Promise<void> {
  await writeHeaders(publicDir, contentSecurityPolicy(codes, options), isOpen)
}
