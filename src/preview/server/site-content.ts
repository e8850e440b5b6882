import { ContentClientError, type ContentClient } from '../../content-client'
import { addressKind } from '../../contract'
import {
  fetchSite,
  isObject,
  Problems,
  problemOf,
  regionNodes,
  type NodeDraft,
  type Problem,
} from '../../content-graph'
import { sourcingOptions } from '../../plan/run-time-graphql'
import { siteHandles, type SiteHandle } from '../../sites'
import { pageOfProblem } from './page-of-problem'

/** The content of a site at a moment. */
export interface SiteContent {
  readonly nodes: readonly NodeDraft[]
  /** Content that breaks the contract or has no usable answer: it is not among the nodes. */
  readonly leftOut: readonly Problem[]
}

/** The content of the site cannot be read at all; the first problem says why. */
export class UnreachableContentError extends Error {
  override readonly name = 'UnreachableContentError'
  constructor(readonly problem: Problem) {
    super(`${problem.address}: ${problem.reasons.join('; ')}`)
  }
}

/** Problems of one piece of content, which leave all others intact. */
const LEFT_OUT: ReadonlySet<Problem['code']> = new Set([
  ...(['contract', 'missing', 'required', 'pagination', 'repeated'] as const),
  ...(['missing-code', 'duplicate-id', 'duplicate-slug', 'mismatch', 'address'] as const),
])

/**
 * Unusable answers: for an entry they may be caused by its draft, for a list or a global by the
 * service.
 */
const UNUSABLE: ReadonlySet<Problem['code']> = new Set([
  ...(['status', 'redirect', 'html', 'not-json', 'truncated', 'too-large'] as const),
])

const isFatal = ({ code, address }: Problem, site: SiteHandle): boolean =>
  UNUSABLE.has(code) ? pageOfProblem(address, site) === null : !LEFT_OUT.has(code)

const FILE_KEYS = new Set(['src', 'webp'])

/**
 * A copy of content whose pictures and films keep the service's URLs: only the build turns them
 * into files of the site.
 */
function withFilesOf(origin: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withFilesOf(origin, each))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      FILE_KEYS.has(key) && typeof each === 'string' && addressKind(each) === 'path'
        ? [key, origin + each]
        : [key, withFilesOf(origin, each)],
    ),
  )
}

/** The forms of another site, which show whether a form has a page there, too. */
async function fetchForms(
  client: ContentClient,
  site: SiteHandle,
  problems: Problems,
): Promise<NodeDraft[]> {
  const answer = await problems.attempt(site, () => client.get('forms', { site }), 'fine')
  return answer ? [{ type: 'ContentForms', key: site, fields: { site, ...answer.data } }] : []
}

/**
 * Reads a site from the content service, with the list of all sites.
 *
 * @throws {UnreachableContentError} when the service refuses the token, fails or is late
 */
export async function readSiteContent(
  client: ContentClient,
  site: SiteHandle,
): Promise<SiteContent> {
  const problems = new Problems()
  const sites = await client.all('sites', {}).catch((error: unknown) => {
    if (error instanceof ContentClientError) {
      throw new UnreachableContentError(problemOf(error, null))
    }
    throw error
  })
  const drafts = await Promise.all([
    fetchSite(client, site, sourcingOptions, problems),
    ...siteHandles
      .filter((each) => each !== site)
      .map((each) => fetchForms(client, each, problems)),
  ])
  const fatal = problems.list.find((problem) => isFatal(problem, site))
  if (fatal) throw new UnreachableContentError(fatal)
  const nodes = [...regionNodes(sites.data), ...drafts.flat()].map((node) => ({
    ...node,
    fields: Object.fromEntries(
      Object.entries(node.fields).map(([key, value]) => [key, withFilesOf(client.origin, value)]),
    ),
  }))
  return { nodes, leftOut: problems.list }
}
