import type { Deadline } from '../../content-client'
import type { Problem } from '../../content-graph'
import { isObject } from '../../contract/is-object'
import { urlOfPaginatedPath } from '../../routes'
import type { EntryName, ListedDraft, PageAnswer } from '../protocol'
import { Comparison } from './drafts'
import { isCached, cachedContent } from './content-cache'
import { cachedSite, type SiteInputs } from './site-cache'
import { pageOfProblem } from './page-of-problem'
import { withSharedContent } from './shared-content'
import type { RefusedPage } from '../../plan/refused-pages'
import type { FoundPage, SitePreview } from './site-preview'

/** The requested preview, and its token. */
export interface PreviewRequest extends SiteInputs {
  readonly baseUrl: string
  readonly token: string
  /** The deadline of all requests to the service. */
  readonly deadline: Deadline
  /**
   * Whether an answer waits until the published content is read; the first preview of a site has to
   * read all of it. Otherwise pages come from drafts alone until then.
   */
  readonly waits: boolean
}

/** A page built from drafts. */
export type PagePreview = Omit<PageAnswer, 'leftOut'>

/** A site built from drafts, beside its published version. */
export interface Preview {
  /** Drafts that break the contract, and so are on no page. */
  readonly leftOut: readonly Problem[]
  /** Pages that drafts have broken in another way; all other pages are unaffected. */
  readonly refused: readonly RefusedPage[]
  /** Why the page at a path, or the page of an entry, is refused; empty if it is not. */
  refusalOf(page: string | EntryName): readonly RefusedPage[]
  /** The problems that may be the reason for a missing page; without a path, all. */
  problemsOf(path: string | null): readonly Problem[]
  /** The page at a path; `null` if the drafts have no such page. */
  page(path: string): Promise<PagePreview | null>
  /** The path in the drafts of the entry that is published at a path; `null` if it has none. */
  movedTo(path: string): Promise<string | null>
  /** Whether a path is that of a published page. */
  isPublished(path: string): Promise<boolean>
  /** The path of the page of an entry; `null` for one without a page, `undefined` for an unknown one. */
  pathOf(entry: EntryName): string | null | undefined
  file(name: string): Promise<object | undefined>
  drafts(): Promise<ListedDraft[]>
}

const isNamed =
  (name: EntryName) =>
  ({ fields: { contentId, section, slug, category } }: SitePreview['nodes'][number]): boolean => {
    if ('id' in name) return contentId === name.id
    if (section !== name.section) return false
    const path = hasSlug(category) ? `${category.slug}/${String(slug)}` : slug
    return name.slug === null ? slug === null : slug === name.slug || path === name.slug
  }

const hasSlug = (value: unknown): value is { readonly slug: string } =>
  isObject(value) && 'slug' in value

/**
 * Reads the drafts and the published content of a site, each as far as it may have changed.
 *
 * @throws {UnreachableContentError} when the service refuses the token, fails or is late
 */
export async function readPreview(request: PreviewRequest): Promise<Preview> {
  const { token, waits, ...source } = request
  const asEveryone = { ...source, token: undefined, mayBeOlder: true }
  const isComparable = waits || isCached(asEveryone)
  const reading = isComparable ? cachedContent(asEveryone) : null
  const draftContent = cachedContent({ ...source, token, mayBeOlder: false })
  // If either fails, the preview fails.
  await Promise.all([draftContent, reading])
  const content = await withSharedContent(
    await draftContent,
    request.site,
    () => reading ?? cachedContent(asEveryone),
  )
  const drafts = await cachedSite(content, request)
  // The drafts come first when everything has to be read: a visitor waits for them.
  const comparing = (reading ?? cachedContent(asEveryone))
    .then((content) => cachedSite(content, request))
    .then((published) => new Comparison(drafts, published, request.today))
  // Callers that compare handle a failure themselves.
  comparing.catch(() => undefined)

  const pageOf = async ({ planned, definition: page }: FoundPage): Promise<PagePreview> => ({
    page: await drafts.pageData(page),
    slices: drafts.sliceData(),
    draft: isComparable ? (await comparing).draftOf(planned) : null,
  })

  const idOf = (entry: EntryName): string | undefined => {
    const node = drafts.nodes.find(isNamed(entry))
    return node && `${node.type}:${node.key}`
  }

  return {
    leftOut: drafts.leftOut,
    refused: drafts.refused,
    refusalOf(page) {
      const id = typeof page === 'string' ? null : idOf(page)
      const path = typeof page === 'string' ? (page.split(/[?#]/)[0] ?? '') : null
      const first = path === null ? null : (urlOfPaginatedPath(path)?.split('?')[0] ?? path)
      return drafts.refused.filter(
        (each) =>
          (first !== null && each.path === first) ||
          (typeof id === 'string' && each.entries.includes(id)),
      )
    },
    problemsOf: (path) =>
      drafts.leftOut.filter(({ address }) => {
        const own = path === null ? null : pageOfProblem(address, request.site)
        return own === null || own === path
      }),
    async page(path) {
      const found = drafts.find(path)
      return found && pageOf(found)
    },
    movedTo: async (path) => (await comparing).movedTo(path),
    isPublished: async (path) => (await comparing).published.find(path) !== null,
    pathOf(entry) {
      const id = idOf(entry)
      if (id === undefined) return undefined
      return drafts.pages.find((page) => page.entry.id === id)?.path ?? null
    },
    file: (name) => drafts.file(name),
    drafts: async () => (await comparing).list(),
  }
}
