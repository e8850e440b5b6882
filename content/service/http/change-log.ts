import { createHash, randomUUID } from 'node:crypto'
import type { Changes } from '../../../src/contract'
import type { SiteHandle } from '../../../src/sites'
import type { Content } from '../build/content'
import { mediaAddress } from '../build/image'
import type { EditionName } from '../model/publication'
import { siteAnswers } from './site-answers'

/** What is known of something that is offered at an address, or was. */
interface Mark {
  /** Of what it is now; `null` when it is there no more. */
  readonly version: string | null
  /** The reading of the content that brought it. */
  readonly since: number
}

type Marks = ReadonlyMap<string, Mark>

const digest = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url')

/** The marks after a reading: what differs from before, appeared or vanished is marked anew. */
function marked(before: Marks, versions: ReadonlyMap<string, string>, reading: number): Marks {
  const marks = new Map<string, Mark>()
  for (const [address, version] of versions) {
    const known = before.get(address)
    marks.set(address, known?.version === version ? known : { version, since: reading })
  }
  for (const [address, known] of before) {
    if (versions.has(address)) continue
    marks.set(address, known.version === null ? known : { version: null, since: reading })
  }
  return marks
}

const changedAfter = (marks: Marks, reading: number): string[] =>
  [...marks].flatMap(([address, { since }]) => (since > reading ? [address] : [])).sort()

const versionsOf = (marks: Marks): string[] =>
  [...marks].flatMap(([address, { version }]) =>
    version === null ? [] : [`${address} ${version}`],
  )

/** Names all that a site offers: the same answers and files have the same name, whichever run of the service gives them. */
const stateOf = (answers: Marks, files: Marks): string =>
  digest([versionsOf(answers).sort(), versionsOf(files).sort()])

/**
 * Which answers and files changed from one reading of the content to the next, for as long as the
 * service runs. Of an earlier run it knows only whether all was as it is now. What nobody has asked for yet is
 * not followed.
 */
export class ChangeLog {
  /** Readings are counted anew by a service that was started again. */
  readonly #run = randomUUID()
  #reading = 0
  #content: Content | null = null
  #files: Marks = new Map()
  readonly #sites = new Map<EditionName, Map<SiteHandle, Marks>>()

  /** Takes note of content that was read; has to be told of each. */
  take(content: Content): void {
    this.#content = content
    this.#reading += 1
    this.#files = marked(this.#files, content.mediaVersions, this.#reading)
    for (const edition of this.#sites.keys()) this.#follow(edition, content)
  }

  /** What changed in a site since an earlier answer gave its `until`. */
  changes(edition: EditionName, site: SiteHandle, since: string | undefined): Changes {
    if (this.#content && !this.#sites.has(edition)) this.#follow(edition, this.#content)
    const marks: Marks = this.#sites.get(edition)?.get(site) ?? new Map()
    const state = stateOf(marks, this.#files)
    const until = `${this.#run}.${this.#reading}.${state}`
    const [run, reading = '', stateThen] = (since ?? '').split('.')
    const isThisRun = run === this.#run && /^\d+$/.test(reading)
    if (!isThisRun) return { until, complete: stateThen === state, addresses: [], files: [] }
    return {
      until,
      complete: true,
      addresses: changedAfter(marks, Number(reading)),
      files: changedAfter(this.#files, Number(reading)).map(mediaAddress),
    }
  }

  #follow(edition: EditionName, { editions }: Content): void {
    const before = this.#sites.get(edition)
    const after = new Map<SiteHandle, Marks>()
    for (const [site, content] of editions[edition].sites) {
      const versions = new Map(
        [...siteAnswers(content)].map(([address, value]) => [address, digest(value)]),
      )
      after.set(site, marked(before?.get(site) ?? new Map(), versions, this.#reading))
    }
    this.#sites.set(edition, after)
  }
}
