import type { ComponentType } from 'react'
import type { PageAnswer } from '../protocol'
import { useSession } from './session'
import type { PageContext } from '../../templates/shared/page-context'
import { codeOf } from './code'

/** The content of a page's data. */
export interface PageContent {
  readonly data: object
  readonly pageContext: object
}

/** A version of a page: its template and the properties for it. */
export interface PageVersion {
  readonly Template: ComponentType<object>
  readonly data: object
  readonly context: PageContext
  /** The draft that the version is of; its shared parts are drafts, too. */
  readonly draft: PageAnswer | null
}

const isPageContext = (context: object): context is PageContext =>
  'site' in context && 'route' in context && 'i18n' in context

/** @throws when the data are not those of a page of this site */
export function pageVersion(
  Template: ComponentType<object>,
  { data, pageContext }: PageContent,
  draft: PageAnswer | null,
): PageVersion {
  if (!isPageContext(pageContext)) throw new Error('The page data have no context.')
  return { Template, data, context: pageContext, draft }
}

/** The published versions of pages, by the paths of the pages that they are compared with. */
const published = new Map<string, PageVersion>()

/** Stores the public version of a page. */
export const keepPublished = (path: string, version: PageVersion): void =>
  void published.set(path, version)

const drafts = new WeakMap<PageAnswer, PageVersion>()

function draftVersion(answer: PageAnswer): PageVersion {
  const { componentChunkName, result } = answer.page
  const version = drafts.get(answer) ?? pageVersion(codeOf(componentChunkName), result, answer)
  drafts.set(answer, version)
  return version
}

/**
 * The version of a page that is chosen in the bar: the current draft, or the public version.
 *
 * @param path of a page that has been loaded
 */
export function useVersion(path: string): PageVersion {
  const answer = useSession(({ version, pages }) =>
    version === 'draft' ? pages[path]?.answer : undefined,
  )
  const version = answer ? draftVersion(answer) : published.get(path)
  if (!version) throw new Error(`${path} has not been loaded.`)
  return version
}
