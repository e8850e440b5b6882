import { buildContent, type Content } from './build/content'
import { ChangeLog } from './http/change-log'
import { LibraryReader } from './files/library'
import { describeProblem, type Problem } from './files/problem'
import { watchDirectory } from './files/watch'
import type { Memory } from './memory'
import type { ContentVersionName } from './model/publication'

/**
 * Delay in milliseconds between a reading and the build of content that nobody has asked for yet, with the
 * check for its problems. An editor first asks for the pages that they edited, and should not wait for other
 * content.
 */
const CHECK_AFTER_MS = 3000

interface LiveContentOptions {
  readonly directory: string
  readonly syntheticProducts: number
  /** The memory of an earlier run of the service. */
  readonly earlier: Memory
  readonly log: (line: string) => void
  readonly onReload?: ((began: number) => void) | undefined
}

/** The present content of a directory: read once, and with a watcher again after each change. */
export class LiveContent {
  readonly #options: LiveContentOptions
  readonly #reader: LibraryReader
  /** The changes from reading to reading. */
  readonly changeLog: ChangeLog
  #content: Content | null = null
  readonly #reported = new Map<ContentVersionName, ReadonlySet<string>>()
  #isWatched = false
  #check: NodeJS.Timeout | undefined
  /** Readings run one after another, so an older one never replaces a newer one. */
  #queue: Promise<void> = Promise.resolve()

  constructor(options: LiveContentOptions) {
    this.#options = options
    this.#reader = new LibraryReader(options.directory, options.earlier.parsed)
    this.changeLog = new ChangeLog(options.earlier.offers)
  }

  /** The memory for a later run. */
  get memory(): Memory {
    return { parsed: this.#reader.parsed, offers: this.changeLog.offers }
  }

  /** The content at this moment; {@link read} must have finished once. */
  get current(): Content {
    if (!this.#content) throw new Error('The content has not been read yet.')
    return this.#content
  }

  /** Reads the files. A new problem is logged when the content with the problem is first asked for. */
  read(): Promise<void> {
    const reading = this.#queue.then(async () => {
      this.#content = buildContent(
        await this.#reader.read(),
        this.#options.syntheticProducts,
        (contentVersion, problems) => this.#reportNew(contentVersion, problems),
      )
      this.changeLog.take(this.#content)
      if (this.#isWatched) this.#checkLater()
    })
    // The caller handles a failed reading; it must not end the queue.
    this.#queue = reading.catch(() => undefined)
    return reading
  }

  /** Starts to watch for edits. Returns a function that stops it. */
  async watch(): Promise<() => Promise<void>> {
    const { directory, log, onReload } = this.#options
    this.#isWatched = true
    const end = await watchDirectory(directory, async () => {
      const began = performance.now()
      try {
        await this.read()
        onReload?.(began)
      } catch (error) {
        // A file may vanish between listing and reading; the event of its removal follows.
        const reason = error instanceof Error ? error.message : String(error)
        log(`error: the content could not be read: ${reason}`)
      }
    })
    return async () => {
      await end()
      clearTimeout(this.#check)
    }
  }

  #checkLater(): void {
    clearTimeout(this.#check)
    this.#check = setTimeout(() => this.current.problems(), CHECK_AFTER_MS)
  }

  #reportNew(contentVersion: ContentVersionName, problems: readonly Problem[]): void {
    const known = [...this.#reported.values()]
    const lines = problems.map(describeProblem)
    this.#reported.set(contentVersion, new Set(lines))
    for (const line of lines) if (!known.some((each) => each.has(line))) this.#options.log(line)
  }
}
