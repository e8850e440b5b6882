import { createHash } from 'node:crypto'
import type { Actions, Node, SourceNodesArgs } from 'gatsby'
import { groupBy, type NodeDraft, nodeTypeNames } from '../../../src/content-graph'
import { siteOf } from './uses'

export interface NodeCounts {
  readonly created: number
  readonly unchanged: number
  readonly deleted: number
}

/** What of Gatsby the writing of nodes needs. */
export interface NodeArgs extends Pick<
  SourceNodesArgs,
  'createNodeId' | 'createContentDigest' | 'getNodesByType'
> {
  readonly actions: Pick<Actions, 'createNode' | 'deleteNode' | 'enableStatefulSourceNodes'>
}

/** What tells whether a node is as it was. */
interface NodeFacts {
  readonly id: string
  readonly digest: string
  /** `null` for what the sites share. */
  readonly site: string | null
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The content that Gatsby has, and what it is to have instead. */
export class ContentNodes {
  readonly #args: NodeArgs
  readonly #before: readonly Node[]
  #now: readonly NodeFacts[]

  /** Reads what Gatsby has, and keeps it from deleting what this build says nothing of. */
  constructor(args: NodeArgs) {
    const { actions, getNodesByType } = args
    if (!actions.enableStatefulSourceNodes)
      throw new Error('Gatsby would delete what has not changed: it has no stateful source nodes.')
    actions.enableStatefulSourceNodes()
    this.#args = args
    this.#before = nodeTypeNames.flatMap((type) => getNodesByType(type))
    this.#now = this.#before.map((node) => ({
      id: node.id,
      digest: node.internal.contentDigest,
      site: siteOf({ fields: node }),
    }))
  }

  /** Names what there is of each site: where the name is the same, all of its nodes are. */
  get versions(): Map<string | null, string> {
    const lines = ({ id, digest }: NodeFacts) => `${id} ${digest}`
    return new Map(
      [...groupBy(this.#now, ({ site }) => site)].map(([site, nodes]) => [
        site,
        digestOf(nodes.map(lines).sort().join('\n')),
      ]),
    )
  }

  /**
   * Hands the content to Gatsby: new and changed nodes are created, vanished ones deleted, and
   * unchanged ones left as they are, so that no page depends on a write.
   *
   * @param leftAlone sites whose nodes stay, of which there are no drafts
   */
  async write(drafts: readonly NodeDraft[], leftAlone: ReadonlySet<string>): Promise<NodeCounts> {
    const { actions, createNodeId, createContentDigest } = this.#args
    const isLeftAlone = ({ site }: NodeFacts) => site !== null && leftAlone.has(site)
    const before = new Map(this.#now.map((node) => [node.id, node.digest]))
    const now = this.#now.filter(isLeftAlone)
    let created = 0
    for (const draft of drafts) {
      const { type, key, fields } = draft
      const id = createNodeId(`${type}:${key}`)
      const digest = createContentDigest(fields)
      now.push({ id, digest, site: siteOf(draft) })
      if (before.get(id) === digest) continue
      const internal = { type, contentDigest: digest }
      await actions.createNode({ ...fields, id, parent: null, children: [], internal })
      created += 1
    }
    this.#now = now
    const present = new Set(now.map(({ id }) => id))
    const vanished = this.#before.filter(({ id }) => !present.has(id))
    for (const node of vanished) actions.deleteNode(node)
    return { created, unchanged: now.length - created, deleted: vanished.length }
  }
}
