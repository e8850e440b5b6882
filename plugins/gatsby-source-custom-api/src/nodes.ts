import type { Actions, Node, SourceNodesArgs } from 'gatsby'
import { type NodeDraft, nodeTypeNames } from '../../../src/content-graph'

export interface NodeCounts {
  readonly created: number
  readonly unchanged: number
  readonly deleted: number
}

/** The parts of Gatsby that writing nodes needs. */
export interface NodeArgs extends Pick<
  SourceNodesArgs,
  'createNodeId' | 'createContentDigest' | 'getNodesByType'
> {
  readonly actions: Pick<Actions, 'createNode' | 'deleteNode' | 'enableStatefulSourceNodes'>
}

/** Gatsby's present content nodes, and the nodes to replace them with. */
export class ContentNodes {
  readonly #args: NodeArgs
  readonly #before: readonly Node[]

  /**
   * Reads the nodes that Gatsby has, and stops Gatsby from deleting nodes that this build does not
   * touch.
   */
  constructor(args: NodeArgs) {
    const { actions, getNodesByType } = args
    if (!actions.enableStatefulSourceNodes)
      throw new Error('Gatsby would delete what has not changed: it has no stateful source nodes.')
    actions.enableStatefulSourceNodes()
    this.#args = args
    this.#before = nodeTypeNames.flatMap((type) => getNodesByType(type))
  }

  /**
   * Hands the content to Gatsby. New and changed nodes are created, and vanished ones deleted.
   * Unchanged ones stay, so that no page depends on a write.
   */
  async write(drafts: readonly NodeDraft[]): Promise<NodeCounts> {
    const { actions, createNodeId, createContentDigest } = this.#args
    const before = new Map(this.#before.map(({ id, internal }) => [id, internal.contentDigest]))
    const present = new Set<string>()
    let created = 0
    for (const draft of drafts) {
      const { type, key, fields } = draft
      const id = createNodeId(`${type}:${key}`)
      const digest = createContentDigest(fields)
      present.add(id)
      if (before.get(id) === digest) continue
      const internal = { type, contentDigest: digest }
      await actions.createNode({ ...fields, id, parent: null, children: [], internal })
      created += 1
    }
    const vanished = this.#before.filter(({ id }) => !present.has(id))
    for (const node of vanished) actions.deleteNode(node)
    return { created, unchanged: drafts.length - created, deleted: vanished.length }
  }
}
