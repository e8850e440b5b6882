import { createHash, randomUUID } from 'node:crypto'
import type { Changes } from '../../../src/contract'
import type { SiteHandle } from '../../../src/sites'
import type { Content } from '../build/content'
import { mediaAddress } from '../build/image'
import type { Offer, Offers } from '../memory'
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

type Versions = Readonly<Record<string, string>>

/** Of what is there, by address, in the order of the addresses. */
const versionsOf = (marks: Marks): Versions =>
  Object.fromEntries(
    [...marks]
      .flatMap(([address, { version }]) => (version === null ? [] : [[address, version] as const]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** All that a site offers: the same answers and files have the same name, whichever run of the service gives them. */
function offerOf(marks: Marks, fileMarks: Marks): Offer {
  const answers = versionsOf(marks)
  const files = versionsOf(fileMarks)
  return { state: digest([answers, files]), answers, files }
}

const differing = (then: Versions, now: Versions): string[] =>
  Object.keys({ ...then, ...now })
    .filter((address) => then[address] !== now[address])
    .sort()

const keyOf = (edition: EditionName, site: SiteHandle): string => `${edition} ${site}`

/** What a site offered when it was last looked at. */
interface Look {
  readonly reading: number
  readonly marks: Marks
}

/**
 * Which answers and files changed from one reading of the content to the next, for as long as the
 * service runs. Of an earlier run it knows what was offered in the end, if that is remembered, and otherwise only
 * whether all was as it is now. A site is looked at when
 * somebody asks for its changes, and before content goes that it has been given out of: what changed since the last
 * look changed with the reading that is looked at, which is right for all who asked before.
 */
export class ChangeLog {
  /** Readings are counted anew by a service that was started again. */
  readonly #run = randomUUID()
  #reading = 0
  #content: Content | null = null
  #files: Marks = new Map()
  readonly #looks = new Map<string, Look>()
  readonly #given = new Map<string, () => void>()
  readonly #offers: Map<string, Offer>

  /** @param earlier what an earlier run offered */
  constructor(private readonly earlier: Offers = new Map()) {
    this.#offers = new Map(earlier)
  }

  /** What is offered, for a later run: of each site as it was when somebody asked for its changes last. */
  get offers(): Offers {
    return this.#offers
  }

  /** Takes note of content that was read; has to be told of each. */
  take(content: Content): void {
    for (const look of this.#given.values()) look()
    this.#given.clear()
    this.#content = content
    this.#reading += 1
    this.#files = marked(this.#files, content.mediaVersions, this.#reading)
  }

  /** Takes note that somebody is given content of a site, whom a later reading may give what there was before. */
  gives(edition: EditionName, site: SiteHandle): void {
    this.#given.set(keyOf(edition, site), () => void this.#look(edition, site))
  }

  /** What changed in a site since an earlier answer gave its `until`. */
  changes(edition: EditionName, site: SiteHandle, since: string | undefined): Changes {
    const marks = this.#look(edition, site)
    const now = offerOf(marks, this.#files)
    const key = keyOf(edition, site)
    this.#offers.set(key, now)
    const until = `${this.#run}.${this.#reading}.${now.state}`
    const [run, reading = '', stateThen] = (since ?? '').split('.')
    if (run === this.#run && /^\d+$/.test(reading)) {
      return {
        until,
        complete: true,
        addresses: changedAfter(marks, Number(reading)),
        files: changedAfter(this.#files, Number(reading)).map(mediaAddress),
      }
    }
    const then = [this.earlier.get(key), now].find((offer) => offer?.state === stateThen)
    return {
      until,
      complete: then !== undefined,
      addresses: then ? differing(then.answers, now.answers) : [],
      files: then ? differing(then.files, now.files).map(mediaAddress) : [],
    }
  }

  #look(edition: EditionName, site: SiteHandle): Marks {
    const key = keyOf(edition, site)
    const last = this.#looks.get(key)
    if (last?.reading === this.#reading) return last.marks
    const content = this.#content?.editions[edition].sites.get(site)
    const versions = new Map(
      [...(content ? siteAnswers(content) : [])].map(([address, value]) => [
        address,
        digest(value),
      ]),
    )
    const marks = marked(last?.marks ?? new Map(), versions, this.#reading)
    this.#looks.set(key, { reading: this.#reading, marks })
    return marks
  }
}
