import { createHash } from 'node:crypto'
import type { Node, NodeInput } from 'gatsby'
import type { SourceArgs } from '../source-nodes'

/** Replaces Gatsby's panic, which ends the process. */
export class Panic extends Error {
  override readonly name = 'Panic'
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/**
 * The part of Gatsby that sourcing uses: a node store, a reporter that remembers, a site's folder.
 */
export class FakeGatsby {
  readonly nodes = new Map<string, Node>()
  /** The changes of nodes since the last `clearLog`. */
  readonly done = { created: 0, deleted: 0 }
  readonly said: { level: string; text: string }[] = []
  readonly progress = {
    total: 0,
    ticks: 0,
    ended: false,
    start: () => undefined,
    tick: () => {
      this.progress.ticks += 1
    },
    done: () => {
      this.progress.ended = true
    },
    panicOnBuild: ({ context }: { context: { sourceMessage: string } }) => {
      const level = this.command === 'build' ? 'panic' : 'error'
      this.said.push({ level, text: context.sourceMessage })
      if (level === 'panic') throw new Panic(context.sourceMessage)
    },
  }

  constructor(
    readonly directory: string,
    readonly command: 'build' | 'develop' = 'build',
  ) {}

  /** All nodes of a type, by `contentId`, `address` or id. */
  ofType(type: string): Node[] {
    return [...this.nodes.values()].filter((node) => node.internal.type === type)
  }

  /** The messages of a level, as one text. */
  text(level: string): string {
    return this.said.flatMap((each) => (each.level === level ? [each.text] : [])).join('\n')
  }

  clearLog(): void {
    Object.assign(this.done, { created: 0, deleted: 0 })
    this.said.length = 0
  }

  readonly createNodeId = (key: string): string => hash(key)

  get args(): SourceArgs {
    const say = (level: string) => (text: string) => {
      this.said.push({ level, text })
    }
    return {
      createNodeId: this.createNodeId,
      createContentDigest: hash,
      getNodesByType: (type) => this.ofType(type),
      store: {
        getState: () => ({ program: { directory: this.directory } }),
      },
      actions: {
        createNode: (input: NodeInput) => {
          this.done.created += 1
          this.nodes.set(input.id, {
            ...input,
            parent: null,
            children: [],
            internal: { ...input.internal, owner: 'gatsby-source-custom-api' },
          })
        },
        enableStatefulSourceNodes: () => undefined,
        deleteNode: (node) => {
          this.done.deleted += 1
          this.nodes.delete(node.id)
        },
      },
      reporter: {
        createProgress: () => this.progress,
        verbose: say('verbose'),
        info: say('info'),
        warn: say('warn'),
      },
    }
  }
}
