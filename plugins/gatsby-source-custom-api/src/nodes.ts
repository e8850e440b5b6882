import type { Actions, Node, SourceNodesArgs } from 'gatsby'
import { type NodeDraft, nodeTypeNames } from '../../../src/content-graph'

export interface NodeCounts {
  readonly created: number
  readonly touched: number
  readonly deleted: number
}

/** What of Gatsby the writing of nodes needs. */
export interface NodeArgs extends Pick<
  SourceNodesArgs,
  'createNodeId' | 'createContentDigest' | 'getNodesByType'
> {
  readonly actions: Pick<Actions, 'createNode' | 'touchNode' | 'deleteNode'>
}

const ownNodes = ({ getNodesByType }: NodeArgs): Node[] =>
  nodeTypeNames.flatMap((type) => getNodesByType(type))

/**
 * Hands the content to Gatsby: new and changed nodes are created, unchanged ones only touched (so
 * that no page depends on a write), vanished ones deleted.
 */
export async function writeNodes(
  args: NodeArgs,
  drafts: readonly NodeDraft[],
): Promise<NodeCounts> {
  const { actions, createNodeId, createContentDigest } = args
  const before = new Map(ownNodes(args).map((node) => [node.id, node]))
  let created = 0
  let touched = 0
  for (const { type, key, fields } of drafts) {
    const id = createNodeId(`${type}:${key}`)
    const contentDigest = createContentDigest(fields)
    const existing = before.get(id)
    before.delete(id)
    if (existing?.internal.contentDigest === contentDigest) {
      actions.touchNode(existing)
      touched += 1
    } else {
      await actions.createNode({
        ...fields,
        id,
        parent: null,
        children: [],
        internal: { type, contentDigest },
      })
      created += 1
    }
  }
  for (const node of before.values()) actions.deleteNode(node)
  return { created, touched, deleted: before.size }
}

/** Keeps all nodes as they are, when the content cannot be had while developing. */
export function keepNodes(args: NodeArgs): void {
  for (const node of ownNodes(args)) args.actions.touchNode(node)
}
