import type { CreatePagesArgs } from 'gatsby'

interface Answer {
  readonly entries: {
    readonly nodes: readonly {
      readonly blocks: readonly { readonly type: string; readonly address?: string }[]
    }[]
  }
}

const query = 'query Embedded { entries: allContentEntry { nodes { blocks } } }'

/**
 * The addresses of other services' pages that editors embedded anywhere, each once.
 *
 * @throws when GraphQL refuses the query
 */
export async function embeddedAddresses(graphql: CreatePagesArgs['graphql']): Promise<string[]> {
  const answer = await graphql<Answer>(query)
  if (!answer.data) throw new Error(`The content cannot be read: ${JSON.stringify(answer)}`)
  const blocks = answer.data.entries.nodes.flatMap((entry) => entry.blocks)
  return [
    ...new Set(blocks.flatMap(({ type, address = '' }) => (type === 'embed' ? [address] : []))),
  ]
}
