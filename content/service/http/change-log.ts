import { createHash, randomUUID } from 'node:crypto'
import type { Changes } from '../../../src/contract'
import type { SiteHandle } from '../../../src/sites'
import type { Content } from '../build/content'
import { mediaUrl } from '../build/image'
import type { Offer, Offers } from '../memory'
import type { ContentVersionName } from '../model/publication'
import { siteAnswers } from './site-answers'

/** The state of an answer or file at an address, even when it is gone. */
interface Mark {
  /** The version that is there now; `null` when it is gone. */
  readonly version: string | null
  /** The number of the content reading with the last change. */
  readonly since: number
}

type Marks = ReadonlyMap<string, Mark>

const digest = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url')

/** The marks after a reading. An address gets a new mark when its version changed, appeared or vanished. */
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

/** The versions that exist now, by address, in the order of the addresses. */
const versionsOf = (marks: Marks): Versions =>
  Object.fromEntries(
    [...marks]
      .flatMap(([address, { version }]) => (version === null ? [] : [[address, version] as const]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * Everything that a site offers. The same answers and files get the same name in every run of the service.
 */
function offerOf(marks: Marks, fileMarks: Marks): Offer {
  const answers = versionsOf(marks)
  const files = versionsOf(fileMarks)
  return { state: digest([answers, files]), answers, files }
}

const differing = (then: Versions, now: Versions): string[] =>
  Object.keys({ ...then, ...now })
    .filter((address) => then[address] !== now[address])
    .sort()

const keyOf = (contentVersion: ContentVersionName, site: SiteHandle): string =>
  `${contentVersion} ${site}`

/** The offer of a site when the log last examined it. */
interface Look {
  readonly reading: number
  readonly marks: Marks
}

/**
 * Records which answers and files change from one reading of the content to the next, while the service runs.
 * Of an earlier run it knows the last offer, if that was saved. Otherwise it knows only whether everything is
 * unchanged.
 *
 * The log examines a site when a client asks for its changes. It also examines a site before new content
 * replaces content that clients have received. Everything that changed since the last examination counts as
 * changed with the examined reading. That is right for all clients that asked before.
 */
export class ChangeLog {
  /** Names this run, because each run of the service counts readings from zero. */
  readonly #run = randomUUID()
  #reading = 0
  #content: Content | null = null
  #files: Marks = new Map()
  readonly #looks = new Map<string, Look>()
  readonly #given = new Map<string, () => void>()
  readonly #offers: Map<string, Offer>

  /** @param earlier the offers of an earlier run */
  constructor(private readonly earlier: Offers = new Map()) {
    this.#offers = new Map(earlier)
  }

  /** The offers for a later run: each site as it was when a client last asked for its changes. */
  get offers(): Offers {
    return this.#offers
  }

  /** Records content that was read. The caller must pass every reading. */
  take(content: Content): void {
    for (const look of this.#given.values()) look()
    this.#given.clear()
    this.#content = content
    this.#reading += 1
    this.#files = marked(this.#files, content.mediaVersions, this.#reading)
  }

  /**
   * Records that a client receives content of a site. The site is then examined before the next reading
   * replaces that content.
   */
  gives(contentVersion: ContentVersionName, site: SiteHandle): void {
    this.#given.set(keyOf(contentVersion, site), () => void this.#look(contentVersion, site))
  }

  /** The changes in a site since an earlier answer with this `until`. */
  changes(
    contentVersion: ContentVersionName,
    site: SiteHandle,
    since: string | undefined,
  ): Changes {
    const marks = this.#look(contentVersion, site)
    const now = offerOf(marks, this.#files)
    const key = keyOf(contentVersion, site)
    this.#offers.set(key, now)
    const until = `${this.#run}.${this.#reading}.${now.state}`
    const [run, reading = '', stateThen] = (since ?? '').split('.')
    if (run === this.#run && /^\d+$/.test(reading)) {
      return {
        until,
        complete: true,
        addresses: changedAfter(marks, Number(reading)),
        files: changedAfter(this.#files, Number(reading)).map(mediaUrl),
      }
    }
    const then = [this.earlier.get(key), now].find((offer) => offer?.state === stateThen)
    return {
      until,
      complete: then !== undefined,
      addresses: then ? differing(then.answers, now.answers) : [],
      files: then ? differing(then.files, now.files).map(mediaUrl) : [],
    }
  }

  #look(contentVersion: ContentVersionName, site: SiteHandle): Marks {
    const key = keyOf(contentVersion, site)
    const last = this.#looks.get(key)
    if (last?.reading === this.#reading) return last.marks
    const content = this.#content?.contentVersions[contentVersion].sites.get(site)
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
