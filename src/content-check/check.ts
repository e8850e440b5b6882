import { createContentClient, parseBaseUrl, WaitBudget } from '../content-client'
import { checkCoverage } from './checks/coverage'
import { checkEntries } from './checks/entries'
import { checkErrors } from './checks/errors'
import { checkEvents } from './checks/events'
import { checkFilters } from './checks/filters'
import { checkLinks } from './checks/links'
import { checkMediaInTexts } from './checks/media'
import { checkListed } from './checks/listed'
import { checkPages } from './checks/pages'
import { checkParameters } from './checks/parameters'
import { checkProductData } from './checks/product-data'
import { checkProducts } from './checks/products'
import { checkReferences } from './checks/references'
import { checkRegions } from './checks/regions'
import { checkTranslations } from './checks/translations'
import { crawl, type CrawlOptions } from './crawl'
import { pagesOf } from './elements'
import { checkFiles } from './files'
import type { Finding } from './finding'
import { type ContentModel, siteModel } from './model'
import { siteHandles } from '../sites'
import { allAnswers, type Snapshot } from './snapshot'

/** The subject and the limits of a check. */
export interface CheckOptions extends CrawlOptions {
  /** Base address of the content service, such as `http://localhost:8055/api`. */
  readonly contentUrl: string
  /** Base address of the product-data service; without it technical data is not checked. */
  readonly productDataUrl?: string | undefined
  /** Preview token: drafts are checked too. */
  readonly token?: string | undefined
  readonly model?: ContentModel
  readonly timeoutMs?: number
  readonly retries?: number
  readonly concurrency?: number
  /** Gets messages about slow answers. */
  readonly tell?: (text: string) => void
}

/** The result of a check. */
export interface CheckResult {
  readonly snapshot: Snapshot
  /** Sorted by severity, site and address. */
  readonly findings: readonly Finding[]
  /** Requests to the content and product-data services. */
  readonly requests: number
  /** Images and files that were asked for. */
  readonly files: number
  /** Whether technical data were checked: that needs the address of their service. */
  readonly productDataChecked: boolean
}

const TIMEOUT_MS = 30_000
const RETRIES = 2
const CONCURRENCY = 8
/** After this many requests in a row without an answer, the service counts as gone. */
const GIVE_UP_AFTER = 10

/** Adds advice to each finding. */
const advise = (advice: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ advice, ...finding }))

/**
 * The checks that need only the answers.
 *
 * @param origin of the content service
 */
export function checkSnapshot(snapshot: Snapshot, model: ContentModel, origin: string): Finding[] {
  const { sites } = snapshot
  const pages = pagesOf(sites)
  return [
    ...advise(
      'Correct sites.json; docs/content-service.md names the sites.',
      checkRegions(snapshot),
    ),
    ...advise('Nothing, if the company has no such content.', checkCoverage(snapshot, model)),
    ...advise('Correct the filter list, or the ids that refer to it.', sites.flatMap(checkFilters)),
    ...advise(
      'Make lists and products agree; a category may be empty.',
      sites.flatMap(checkProducts),
    ),
    ...advise(
      'Correct the service: an address must answer what the list names.',
      sites.flatMap(checkListed),
    ),
    ...advise('Add the event to the list of its time.', sites.flatMap(checkEvents)),
    ...advise('Complete or correct the entry.', sites.flatMap(checkEntries)),
    ...advise(
      'Publish what is referred to, or correct the reference.',
      sites.flatMap((site) => checkReferences(site, pages)),
    ),
    ...advise('Give the entry a slug of its own, of the right form.', checkPages(pages)),
    ...advise(
      'Translate the entry or link its versions to each other; a page need not be in every site.',
      checkTranslations(pages),
    ),
    ...advise('Correct the link, or publish the page.', checkLinks(snapshot, pages, origin)),
    ...advise(
      'Move it to a block of the type image, gallery, video or embed; the text shows a link.',
      checkMediaInTexts(snapshot),
    ),
  ]
}

const siteOrder = ({ site }: Finding) => (site === null ? -1 : siteHandles.indexOf(site))

const severityOrder = ({ severity }: Finding) => (severity === 'violation' ? 0 : 1)

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** Violations before warnings, then by site, address and place. Equal findings are merged. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]))
  return [...distinct.values()].sort(
    (a, b) =>
      severityOrder(a) - severityOrder(b) ||
      siteOrder(a) - siteOrder(b) ||
      compareText(a.address, b.address) ||
      compareText(a.path, b.path),
  )
}

/**
 * Checks a running content service against the contract: all sites and all endpoints. It also
 * checks everything that the answers refer to.
 *
 * @throws {ServiceUnreachable} when there is no service at the address, or it went away
 * @throws {TypeError} when an address is not one
 */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { contentUrl, productDataUrl, token, model = siteModel } = options
  let requests = 0
  // One budget for all that is asked.
  const deadline = new WaitBudget((text) => options.tell?.(text))
  const clientFor = (baseUrl: string) =>
    createContentClient({
      baseUrl,
      ...(token ? { token } : {}),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      retries: options.retries ?? RETRIES,
      concurrency: options.concurrency ?? CONCURRENCY,
      deadline,
      giveUpAfter: GIVE_UP_AFTER,
      onEvent: ({ type }) => {
        if (type === 'request') requests += 1
      },
    })

  const base = parseBaseUrl(contentUrl)
  const snapshot = await crawl(clientFor(contentUrl), model, options)
  const [errors, parameters, productData] = await Promise.all([
    checkErrors(base.href.replace(/\/$/, ''), deadline),
    checkParameters(clientFor(contentUrl), snapshot),
    productDataUrl
      ? checkProductData(clientFor(productDataUrl), snapshot)
      : { findings: [], answers: [] },
  ])
  const named = [...allAnswers(snapshot), ...productData.answers]
  const files = await checkFiles(named, base.origin, deadline)
  const findings = [
    ...advise('Correct the answer; docs/content-api.yaml says what it must be.', snapshot.findings),
    ...checkSnapshot(snapshot, model, base.origin),
    ...advise('Answer 404 with an error body: {"error": {"code", "message"}}.', errors),
    ...advise(
      'Nothing, if the service cannot do it: the website does without the parameter.',
      parameters,
    ),
    ...advise('Upload the file, or remove it from what shows it.', files.findings),
    ...advise('Add the technical data of the version.', productData.findings),
  ]
  return {
    snapshot,
    findings: sortFindings(findings),
    requests,
    files: files.count,
    productDataChecked: productDataUrl !== undefined,
  }
}
