import type { ClientEvent } from '../../../src/content-client'
import { nameOf, type NodeDraft, type Problem } from '../../../src/content-graph'
import { printableLine, textsWithMedia } from '../../../src/contract'
import { describeProblems } from './describe-problems'
import type { NodeCounts } from './nodes'

/** The numbers of a build's images, by outcome. */
export interface ImageCounts {
  readonly processed: number
  readonly reused: number
}

/** The numbers of a build's films and icons, by outcome. */
export interface FileCounts {
  readonly downloaded: number
  readonly kept: number
}

interface ErrorReport {
  /** In the plugin's error map. */
  readonly id: string
  readonly context: { readonly sourceMessage: string }
}

interface Progress {
  start(): unknown
  tick(): void
  done(): void
  /** Ends a build; in development it only logs. */
  panicOnBuild(error: ErrorReport): unknown
  total: number
}

/** The part of Gatsby's reporter that the plugin uses. */
export interface Reporter {
  createProgress(text: string, total: number, start: number): Progress
  verbose(text: string): void
  info(text: string): void
  warn(text: string): void
}

/** Reports the sourcing to people: progress while it runs, one line at the end. */
export class Report {
  #requests = 0
  #fresh = 0
  #notModified = 0
  #kept = 0
  readonly #stale: string[] = []
  readonly #still: string[] = []
  readonly #reporter: Reporter
  readonly #progress: Progress

  constructor(reporter: Reporter) {
    this.#reporter = reporter
    this.#progress = reporter.createProgress('Content service', 0, 0)
    this.#progress.start()
  }

  /** Counts and logs the events of the client; to be passed to it as `onEvent`. */
  readonly onEvent = (event: ClientEvent): void => {
    switch (event.type) {
      case 'request':
        this.#requests += 1
        this.#progress.total = this.#requests
        return
      case 'retry':
        this.#reporter.verbose(
          `${printableLine(`${event.address}: ${event.reason}`)}; retry ${event.attempt}`,
        )
        return
      case 'answer':
        if (event.freshness === 'fresh') this.#fresh += 1
        else this.#notModified += 1
        break
      case 'kept':
        this.#kept += 1
        return
      case 'stale':
        this.addStale(event.address, event.error.reason)
        break
      case 'failure':
        break
    }
    this.#progress.tick()
  }

  /** Whether a last good answer or image replaces one that failed. */
  get hasStale(): boolean {
    return this.#stale.length > 0
  }

  /** Notes that a last good answer or image replaces one that failed. */
  addStale(address: string, reason: string): void {
    this.#stale.push(`  - ${printableLine(`${address}: ${reason}`)}`)
  }

  /** Logs the texts that contain media. */
  nameMedia(drafts: readonly NodeDraft[]): void {
    const lines = drafts.flatMap((draft) => {
      const { site } = draft.fields
      const place = `${typeof site === 'string' ? `${site}: ` : ''}${nameOf(draft)}`
      return textsWithMedia(draft.fields).map(({ path, media }) =>
        printableLine(`  - ${place}, ${path}: ${media.join(', ')}`),
      )
    })
    if (lines.length === 0) return
    this.#reporter.warn(
      `These texts hold media, which pages show as links. Blocks of the types image, gallery, video and embed show them:\n${lines.sort().join('\n')}`,
    )
  }

  /** Notes that an image moves and is shown standing still. */
  addStill(address: string, reasons: readonly string[]): void {
    this.#still.push(
      ...[`  - ${address}:`, ...reasons.map((each) => `      ${each}`)].map(printableLine),
    )
  }

  /**
   * The closing words of a sourcing that worked.
   *
   * @param doubts why everything was asked for, where it was
   */
  succeed(
    images: ImageCounts,
    files: FileCounts,
    nodes: NodeCounts,
    doubts: readonly string[],
  ): void {
    this.#progress.done()
    if (this.hasStale) {
      const list = this.#stale.sort().join('\n')
      this.#reporter.warn(
        `The last good answer is used for ${this.#stale.length} addresses:\n${list}`,
      )
    }
    if (this.#still.length > 0)
      this.#reporter.warn(['Images that move in their files only:', ...this.#still].join('\n'))
    this.#reporter.info(
      [
        `Content: ${this.#requests} requests (${this.#fresh} fresh, ${this.#notModified} not modified, ${this.#stale.length} stale), ${this.#kept} known to be unchanged${doubts.length > 0 ? ` (all asked for: ${doubts.join('; ')})` : ''}`,
        `nodes: ${nodes.created} created, ${nodes.unchanged} unchanged, ${nodes.deleted} deleted`,
        `images: ${images.processed} processed, ${images.reused} reused`,
        `files: ${files.downloaded} downloaded, ${files.kept} kept`,
      ].join('; '),
    )
  }

  /** Reports a failed sourcing: ends a build; in development it only logs an error. */
  fail(problems: readonly Problem[]): void {
    const { id, text } = describeProblems(problems)
    this.#progress.panicOnBuild({ id, context: { sourceMessage: text } })
    this.#progress.done()
  }
}
