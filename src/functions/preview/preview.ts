import { createHash } from 'node:crypto'
import type { DraftList, PageAnswer } from '../../preview/protocol'
import { readPreview, type Preview } from '../../preview/server'
import { Failure, jsonAnswer, notModifiedAnswer } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { requiredVariable } from '../lib/environment'
import { siteOf } from '../lib/query'
import { detailsOf, missingParts, previewFailure, refusedPage } from './failure'

/** Longer than any path of a page. */
const MAX_LENGTH = 2000

const PARAMETERS = ['site', 'path', 'file', 'id', 'section', 'slug', 'compare']

const GONE = 'The drafts have no such page'

/**
 * Why there is no page: it has moved, its draft breaks the contract, or it does not exist.
 *
 * @param path `null` when only an entry is known
 */
async function missing(preview: Preview, path: string | null): Promise<Failure> {
  const movedTo = path === null ? null : await preview.movedTo(path)
  if (movedTo !== null) {
    return new Failure(404, `${GONE} here: it will move when they are published.`, {}, { movedTo })
  }
  const details = detailsOf(preview.problemsOf(path))
  if (details.length > 0) {
    const message = 'A draft does not keep the contract of the content.'
    return new Failure(422, message, {}, { details })
  }
  if (path === null || !(await preview.isPublished(path))) return new Failure(404, `${GONE}.`)
  const message = `${GONE} any more: it will go when they are published.`
  return new Failure(404, message, {}, { isRemoved: true })
}

async function pageAt(preview: Preview, path: string): Promise<PageAnswer> {
  const refused = refusedPage(preview.refusalOf(path))
  if (refused) throw refused
  const page = await preview.page(path)
  if (!page) throw await missing(preview, path)
  return { ...page, leftOut: missingParts(preview) }
}

/** When to compare a page with its published version. */
function comparisonOf(parameters: URLSearchParams): 'now' | 'later' {
  const when = parameters.get('compare') || 'now'
  if (when !== 'now' && when !== 'later') {
    throw new Failure(400, 'The parameter "compare" is "later" or not given.')
  }
  return when
}

/** The answer to a request. */
async function wish(preview: Preview, parameters: URLSearchParams): Promise<object> {
  const given = (name: string) => (parameters.get(name) ?? '').slice(0, MAX_LENGTH)
  const [path, file, id, section] = [given('path'), given('file'), given('id'), given('section')]
  if (path !== '') return pageAt(preview, path)
  if (file !== '') {
    const data = await preview.file(file)
    if (!data) throw new Failure(404, 'The site has no such file.')
    return data
  }
  if (id === '' && section === '') return { drafts: await preview.drafts() } satisfies DraftList
  const entry = id === '' ? { section, slug: given('slug') || null } : { id }
  const refused = refusedPage(preview.refusalOf(entry))
  if (refused) throw refused
  const found = preview.pathOf(entry)
  if (found === undefined) throw await missing(preview, null)
  if (found === null) throw new Failure(404, 'This entry has no page of its own.')
  return pageAt(preview, found)
}

/**
 * `/api/preview?site=…` with the header `x-preview-token`: a site as the content service's drafts
 * make it. It is for everyone with a token that the service accepts (docs/preview.md).
 *
 * - `&path=`: a page as Gatsby's loader takes it, its slices, and the differences of its draft from
 *   the published version. With `&compare=later` the differences are `null` while the published
 *   content has not been read.
 * - `&section=&slug=` or `&id=`: the page of an entry
 * - `&file=`: a file of site data
 * - alone: the drafts of the site
 *
 * Never cached. Answers 400 for wrong parameters, 403 for a missing or wrong token, 404 when the
 * drafts have no such page. Answers 422 for a draft that breaks the contract, 500 for a draft with
 * an unknown guard. Answers 502 and 504 when the service fails or is late.
 *
 * @param deadlineMs for tests
 */
export const previewFunction = (deadlineMs?: number) =>
  endpoint(
    { parameters: PARAMETERS, token: 'required', deadlineMs },
    async ({ request, parameters, token = '', deadline }) => {
      const site = siteOf(parameters)
      const source = {
        ...{ site, token, deadline, baseUrl: requiredVariable('CONTENT_API_URL') },
        siteUrl: process.env.SITE_URL || requiredVariable('URL'),
        today: new Date().toISOString().slice(0, 10),
        waits: comparisonOf(parameters) === 'now',
      }
      try {
        const body = await wish(await readPreview(source), parameters)
        const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`
        if (request.headers.get('if-none-match') === etag) return notModifiedAnswer(etag)
        const fetchedAt = new Date().toISOString()
        return jsonAnswer(200, 'page' in body ? { ...body, fetchedAt } : body, { ETag: etag })
      } catch (error) {
        throw previewFailure(error)
      }
    },
  )

export default previewFunction()
