import type { CreatePagesArgs } from 'gatsby'
import type { EmbeddedAddress } from '../../serving/encoders/policy-source'

interface Answer {
  readonly entries: {
    readonly nodes: readonly {
      readonly site: string
      readonly title: string
      readonly section: string
      readonly slug: string | null
      readonly blocks: readonly {
        readonly type: string
        readonly address?: string
        readonly frame?: string
      }[]
    }[]
  }
}

const query =
  'query Embedded { entries: allContentEntry { nodes { site title section slug blocks } } }'

/**
 * The addresses of other services' pages that editors embedded anywhere, with entry and field.
 *
 * @throws when GraphQL refuses the query
 */
export async function embeddedAddresses(
  graphql: CreatePagesArgs['graphql'],
): Promise<EmbeddedAddress[]> {
  const answer = await graphql<Answer>(query)
  if (!answer.data) throw new Error(`The content cannot be read: ${JSON.stringify(answer)}`)
  return answer.data.entries.nodes.flatMap(({ site, title, section, slug, blocks }) =>
    blocks.flatMap(({ type, address = '', frame = address }, index) => {
      const entry = `the entry "${title}" (${section}${slug ? `/${slug}` : ''})`
      const place = `${site}: block ${index + 1} of ${entry}, address`
      return type === 'embed' ? [{ address: frame, place }] : []
    }),
  )
}
