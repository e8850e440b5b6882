import { createContentClient, parseBaseUrl } from '../content-client'
import { checkCoverage } from './checks/coverage'
import { checkEntries } from './checks/entries'
import { checkErrors } from './checks/errors'
import { checkFilters } from './checks/filters'
import { checkLinks } from './checks/links'
import { checkPages } from './checks/pages'
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
import { sortFindings } from './sort-findings'
import type { Snapshot } from './snapshot'

/** What to check and how patiently. */
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
}

const TIMEOUT_MS = 30_000
const RETRIES = 2
const CONCURRENCY = 8
/** A service that left so many requests in a row without an answer has gone. */
const GIVE_UP_AFTER = 10

/** The checks that need nothing but what was answered. */
export function checkSnapshot(snapshot: Snapshot, model: ContentModel): Finding[] {
  const pages = pagesOf(snapshot.sites)
  return [
    ...checkRegions(snapshot),
    ...checkCoverage(snapshot, model),
    ...snapshot.sites.flatMap((site) => [
      ...checkFilters(site),
      ...checkProducts(site),
      ...checkEntries(site),
      ...checkReferences(site, pages),
    ]),
    ...checkPages(pages),
    ...checkTranslations(pages),
    ...checkLinks(snapshot, pages),
  ]
}

/**
 * Checks a running content service against the contract: all sites, all endpoints, and what the
 * answers refer to.
 *
 * @throws {ServiceUnreachable} when there is no service at the address, or it went away
 * @throws {TypeError} when an address is not one
 */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const { contentUrl, productDataUrl, token, model = siteModel } = options
  let requests = 0
  const clientFor = (baseUrl: string) =>
    createContentClient({
      baseUrl,
      ...(token ? { token } : {}),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      retries: options.retries ?? RETRIES,
      concurrency: options.concurrency ?? CONCURRENCY,
      giveUpAfter: GIVE_UP_AFTER,
      onEvent: ({ type }) => {
        if (type === 'request') requests += 1
      },
    })

  const base = parseBaseUrl(contentUrl)
  const snapshot = await crawl(clientFor(contentUrl), model, options)
  const [errors, files, productData] = await Promise.all([
    checkErrors(base.href.replace(/\/$/, '')),
    checkFiles(snapshot, base.origin),
    productDataUrl ? checkProductData(clientFor(productDataUrl), snapshot) : [],
  ])
  const findings = [
    ...snapshot.findings,
    ...checkSnapshot(snapshot, model),
    ...errors,
    ...files.findings,
    ...productData,
  ]
  return { snapshot, findings: sortFindings(findings), requests, files: files.count }
}
