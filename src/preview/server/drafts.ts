import type { NodeDraft } from '../../content-graph'
import { sectionOver, type PlannedPage } from '../../routes'
import { isEventType } from '../../templates/event/event-types'
import type { Draft, ListedDraft } from '../protocol'
import { changesBetween } from './changes'
import type { SitePreview } from './site-preview'

/** Fields that the service sets, or that depend on the order of other entries. */
const IGNORED: ReadonlySet<string> = new Set(['dateUpdated', 'position'])

const WITH_DRAFTS: ReadonlySet<string> = new Set([
  ...['ContentEntry', 'ContentProduct', 'ContentProductCategory'],
])

/** The identity of an entry across its versions, also at another path or in another section. */
const identityOf = ({ type, key, fields }: NodeDraft): string =>
  `${type} ${typeof fields.contentId === 'string' ? fields.contentId : key}`

const idOf = ({ type, key }: NodeDraft): string => `${type}:${key}`

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Indexes the entries and pages of a content version. */
function indexOf({ nodes, pages, refused }: SitePreview) {
  const byIdentity = new Map(nodes.map((node) => [identityOf(node), node]))
  const byId = new Map(nodes.map((node) => [idOf(node), node]))
  const pathById = new Map([
    ...refused.flatMap(({ entries, path }) => entries.map((id) => [id, path] as const)),
    ...pages.map(({ entry, path }) => [entry.id, path] as const),
  ])
  const titleByHandle = new Map(
    nodes.flatMap(({ fields: { handle, title } }) => (text(handle) ? [[handle, text(title)]] : [])),
  )
  return {
    version: (node: NodeDraft) => byIdentity.get(identityOf(node)),
    node: (id: string) => byId.get(id),
    path: (node: NodeDraft) => pathById.get(idOf(node)) ?? null,
    /** The title of the page that lists an entry. */
    list({ fields: { handle, section } }: NodeDraft): string | null {
      const over = text(handle) ? null : sectionOver(text(section) ?? '')
      return titleByHandle.get(over) ?? null
    },
  }
}

/** Drafts beside the published content. */
export class Comparison {
  readonly #drafts: ReturnType<typeof indexOf>
  readonly #published: ReturnType<typeof indexOf>

  /** @param today a calendar day in ISO 8601 */
  constructor(
    readonly drafts: SitePreview,
    readonly published: SitePreview,
    readonly today: string,
  ) {
    this.#drafts = indexOf(drafts)
    this.#published = indexOf(published)
  }

  /** The draft of a page; a page without an entry of its own has only one version. */
  draftOf({ entry, path }: PlannedPage): Draft {
    const node = this.#drafts.node(entry.id)
    return node ? this.#compare(node) : { state: 'published', published: path, changes: [] }
  }

  /** The path in the drafts of the entry that is published at a path; `null` if it has none. */
  movedTo(path: string): string | null {
    const page = this.published.find(path)?.planned
    const node = page && this.#published.node(page.entry.id)
    const draft = node && this.#drafts.version(node)
    return draft ? this.#drafts.path(draft) : null
  }

  /** All entries whose drafts differ from their published versions, the latest change first. */
  list(): ListedDraft[] {
    const own = (nodes: readonly NodeDraft[]) => nodes.filter(({ type }) => WITH_DRAFTS.has(type))
    const drafted = own(this.drafts.nodes).flatMap((node): ListedDraft[] => {
      const { state, published } = this.#compare(node)
      if (state === 'published') return []
      const [list, path] = [this.#drafts.list(node), this.#drafts.path(node)]
      return [{ ...nameOf(node), list, path, state, published }]
    })
    const removed = own(this.published.nodes)
      .filter((node) => !this.#drafts.version(node))
      .map((node): ListedDraft => {
        const [list, published] = [this.#published.list(node), this.#published.path(node)]
        return { ...nameOf(node), list, path: null, state: 'removed', published }
      })
    return [...drafted, ...removed].sort((a, b) =>
      (b.dateUpdated ?? '').localeCompare(a.dateUpdated ?? ''),
    )
  }

  #compare(node: NodeDraft): Draft {
    const version = this.#published.version(node)
    if (!version) {
      return { state: this.#isDatedLater(node) ? 'scheduled' : 'new', published: null, changes: [] }
    }
    const published = this.#published.path(version)
    const changes = changesBetween(version.fields, node.fields, IGNORED)
    if (this.#drafts.path(node) !== published) return { state: 'moved', published, changes }
    return { state: changes.length > 0 ? 'changed' : 'published', published, changes }
  }

  /** An event's date is the day of the event. */
  #isDatedLater({ fields: { date, type } }: NodeDraft): boolean {
    return typeof date === 'string' && date.slice(0, 10) > this.today && !isEventType(text(type))
  }
}

/** The properties that an editor knows an entry by. */
const nameOf = ({ fields }: NodeDraft) => ({
  id: text(fields.contentId) ?? '',
  section: text(fields.section) ?? '',
  slug: text(fields.slug),
  title: text(fields.title) ?? '',
  dateUpdated: text(fields.dateUpdated),
})
