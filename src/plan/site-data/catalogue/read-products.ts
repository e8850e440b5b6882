import type { Graphql } from '../../../content-graph'

type Answer = Queries.CatalogueContentQuery

/** A product with all its data for the catalogue's files. */
export type CatalogueProduct = Answer['products']['nodes'][number]

/** A list of options that products are filtered by. */
export type CatalogueList = Answer['lists']['nodes'][number]

const query = /* GraphQL */ `
  fragment CatalogueFigure on ContentKeyFigure {
    key
    label
    value
    unit
    meaning {
      key
      label
    }
  }
  fragment CatalogueReferences on ContentProduct {
    businessUnits {
      id
    }
    materials {
      id
    }
    typologies {
      id
    }
    industries {
      id
    }
    processes {
      id
    }
  }
  query CatalogueContent($lists: [String!]) {
    products: allContentProduct(sort: [{ site: ASC }, { position: ASC }]) {
      nodes {
        ...CatalogueReferences
        site
        code
        title
        slug
        abstract
        dateIntroduced
        category {
          id
          slug
          title
        }
        actions {
          label
          actionUrl
          actionFile {
            url
          }
          actionPage {
            section
            slug
          }
        }
        image {
          src
          alt
          width
          height
          focus {
            x
            y
          }
          whole
          data
        }
        figures {
          ...CatalogueFigure
        }
        versions {
          code
          title
          typologies {
            id
          }
          figures {
            ...CatalogueFigure
          }
        }
      }
    }
    lists: allContentFilterList(
      filter: { list: { in: $lists } }
      sort: [{ site: ASC }, { list: ASC }]
    ) {
      nodes {
        site
        list
        options {
          id
          title
          group
          active
        }
      }
    }
  }
`

/**
 * Reads the products of all sites, in the order of their catalogues, and the lists that they are
 * filtered by.
 *
 * @param lists names of filter lists
 * @throws when GraphQL refuses the query
 */
export async function readProducts(
  graphql: Graphql,
  lists: readonly string[],
): Promise<{ products: readonly CatalogueProduct[]; lists: readonly CatalogueList[] }> {
  const answer = await graphql<Answer>(query, { lists })
  const { data } = answer
  if (!data) throw new Error(`The catalogue cannot be read: ${JSON.stringify(answer)}`)
  return { products: data.products.nodes, lists: data.lists.nodes }
}
