import { createHash } from 'node:crypto'
import {
  createContentClient,
  ParsedAnswers,
  type CachedResponse,
  type ClientEvent,
  type ContentClientOptions,
  type Deadline,
  type ResponseCache,
} from '../../content-client'
import type { SiteHandle } from '../../sites'
import { SharedDeadline } from './shared-deadline'
import { SiteChanges } from './site-changes'
import { readSiteContent, type SiteContent } from './site-content'

/** Identifies content: a service, with a token or as the public sees it, and one of its sites. */
export interface ContentSource {
  readonly baseUrl: string
  readonly token: string | undefined
  readonly site: SiteHandle
  /** For reading it. */
  readonly deadline: Deadline
  /** Whether the last result will do while a new read is under way. */
  readonly mayBeOlder: boolean
}

/** High enough for a remote service with a high latency. */
const CONCURRENCY = 24
/** For one call; a deadline may end it before. */
const TIMEOUT_MS = 10_000
/** A page and its files are requested at the same time: one read of the drafts serves all. */
const FRESH_MS = 500
/** Content that may be older is only compared with, and changes less often. */
const OLDER_MS = 30_000
/** Enough for the drafts and the published content of several sites. */
const MAX_CACHED = 12
/** For the content of an editor who has left. */
const MAX_IDLE_MS = 15 * 60_000

/** The content in memory was parsed by this program. */
const PARSER = 'this'

const memoryCache = (): ResponseCache => {
  const responses = new Map<string, CachedResponse>()
  return {
    get: (key) => Promise.resolve(responses.get(key)),
    set: (key, response) => {
      responses.set(key, response)
      return Promise.resolve()
    },
  }
}

/** Drafts and published content share most of their texts. */
const parsed = new ParsedAnswers()

/** Caches the content of a source: reads it repeatedly, and requests only what may have changed. */
class ContentCache {
  readonly #service: Pick<ContentClientOptions, 'baseUrl' | 'token'>
  readonly #cache = memoryCache()
  readonly #changes: SiteChanges
  readonly #site: SiteHandle
  readonly #freshMs: number
  readonly #mayBeOlder: boolean
  #fresh = 0
  #failures: string[] = []
  #known: { readonly content: SiteContent; readonly failures: string } | null = null
  #reading: { readonly content: Promise<SiteContent>; readonly deadline: SharedDeadline } | null =
    null
  #freshUntil = 0

  constructor({ baseUrl, token, site, mayBeOlder }: ContentSource) {
    this.#site = site
    this.#mayBeOlder = mayBeOlder
    this.#freshMs = mayBeOlder ? OLDER_MS : FRESH_MS
    this.#service = { baseUrl, ...(token !== undefined && { token }) }
    this.#changes = new SiteChanges(site)
  }

  /**
   * Reads the content. If it may be older and is known, the last result is returned while a new
   * read is under way.
   */
  read({ deadline }: ContentSource): Promise<SiteContent> {
    const reading = this.#look(deadline)
    if (!this.#mayBeOlder || !this.#known) return reading
    // The next caller tries again.
    reading.catch(() => undefined)
    return Promise.resolve(this.#known.content)
  }

  #look(deadline: Deadline): Promise<SiteContent> {
    const last = this.#reading
    if (last && Date.now() < this.#freshUntil) {
      last.deadline.join(deadline)
      return last.content
    }
    // A read under way serves all callers.
    this.#freshUntil = Infinity
    const after = last?.content.catch(() => undefined) ?? Promise.resolve()
    const shared = new SharedDeadline(deadline)
    const content = after.then(() => this.#readAgain(shared))
    const reading = { content, deadline: shared }
    this.#reading = reading
    const isLast = () => this.#reading === reading
    content.then(
      () => {
        if (isLast()) this.#freshUntil = Date.now() + this.#freshMs
      },
      () => {
        if (isLast()) this.#reading = null
      },
    )
    return content
  }

  #note(event: ClientEvent): void {
    if (event.type === 'answer' && event.freshness === 'fresh') this.#fresh += 1
    if (event.type === 'failure') this.#failures.push(event.address)
  }

  async #readAgain(deadline: Deadline): Promise<SiteContent> {
    this.#fresh = 0
    this.#failures = []
    const service = {
      ...this.#service,
      ...{ deadline, timeoutMs: TIMEOUT_MS, retries: 0, concurrency: CONCURRENCY },
    }
    await this.#changes.look(createContentClient(service))
    const client = createContentClient({
      ...service,
      cache: this.#cache,
      ...{ parsed, parser: PARSER },
      isCurrent: this.#changes.isCurrent,
      onEvent: (event) => this.#note(event),
    })
    const content = await readSiteContent(client, this.#site)
    // Content that breaks the contract is not settled: an earlier good answer must not replace it.
    if (content.leftOut.length === 0) this.#changes.settle()
    const failures = this.#failures.sort().join(' ')
    const known = this.#known
    if (known && this.#fresh === 0 && known.failures === failures) return known.content
    this.#known = { content, failures }
    return content
  }
}

interface CacheEntry {
  readonly cache: ContentCache
  usedAt: number
}

/** In the order of their last use. */
const caches = new Map<string, CacheEntry>()

const keyOf = ({ baseUrl, token, site, mayBeOlder }: ContentSource): string =>
  createHash('sha256')
    .update(JSON.stringify([baseUrl, token ?? null, site, mayBeOlder]))
    .digest('hex')

/** Not read yet: guesses of tokens do not displace other content. */
const unread = new Map<string, ContentCache>()

function keep(key: string, cache: ContentCache): void {
  const now = Date.now()
  caches.delete(key)
  for (const [each, { usedAt }] of caches) {
    if (caches.size >= MAX_CACHED || now - usedAt > MAX_IDLE_MS) caches.delete(each)
  }
  caches.set(key, { cache, usedAt: now })
}

/**
 * The content of a source; the same object while the service's answers are the same. It stays in
 * memory only: it is never shared between tokens, and unused content is forgotten.
 *
 * @throws {UnreachableContentError} when the service refuses the token, fails or is late
 */
export async function cachedContent(source: ContentSource): Promise<SiteContent> {
  const key = keyOf(source)
  const cache = caches.get(key)?.cache ?? unread.get(key) ?? new ContentCache(source)
  if (!caches.has(key)) unread.set(key, cache)
  try {
    const content = await cache.read(source)
    keep(key, cache)
    return content
  } finally {
    unread.delete(key)
  }
}

/** Whether the content of a source has been read, so that only a check for changes is needed. */
export const isCached = (source: ContentSource): boolean => caches.has(keyOf(source))
