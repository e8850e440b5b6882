import { buildContent, type Content } from './build/content'
import { ChangeLog } from './http/change-log'
import { LibraryReader } from './files/library'
import { describeProblem, type Problem } from './files/problem'
import { watchDirectory } from './files/watch'

interface LiveContentOptions {
  readonly directory: string
  readonly syntheticProducts: number
  readonly log: (line: string) => void
  readonly onReload?: ((problems: readonly Problem[]) => void) | undefined
}

/** The content of a directory as it is now: read once, and again after each change when watched. */
export class LiveContent {
  readonly #options: LiveContentOptions
  readonly #reader: LibraryReader
  /** What changed from reading to reading. */
  readonly changeLog = new ChangeLog()
  #content: Content | null = null
  #reported: ReadonlySet<string> = new Set()
  /** Readings follow each other, so that an older one never replaces a newer. */
  #queue: Promise<void> = Promise.resolve()

  constructor(options: LiveContentOptions) {
    this.#options = options
    this.#reader = new LibraryReader(options.directory)
  }

  /** The content at this moment; {@link read} must have ended once. */
  get current(): Content {
    if (!this.#content) throw new Error('The content has not been read yet.')
    return this.#content
  }

  /** Reads the files, and logs the problems that were not there before. */
  read(): Promise<void> {
    const reading = this.#queue.then(async () => {
      this.#content = buildContent(await this.#reader.read(), this.#options.syntheticProducts)
      this.changeLog.take(this.#content)
      this.#reportNew(this.#content.problems)
    })
    // A failed reading is the caller's to handle and must not end the queue.
    this.#queue = reading.catch(() => undefined)
    return reading
  }

  /** Takes edits from now on. Returns a function that ends it. */
  watch(): Promise<() => Promise<void>> {
    const { directory, log, onReload } = this.#options
    return watchDirectory(directory, async () => {
      try {
        await this.read()
        onReload?.(this.current.problems)
      } catch (error) {
        // A file may vanish between listing and reading; the event of its removal follows.
        const reason = error instanceof Error ? error.message : String(error)
        log(`error: the content could not be read: ${reason}`)
      }
    })
  }

  #reportNew(problems: readonly Problem[]): void {
    const lines = problems.map(describeProblem)
    for (const line of lines) if (!this.#reported.has(line)) this.#options.log(line)
    this.#reported = new Set(lines)
  }
}
