import { graphql } from 'gatsby'
import { composedProps, type ComposedProps } from '../composed/composed-props'
import { composedTemplate } from '../composed/composed-template'
import { FurtherBlocks } from '../composed/blocks'
import { Columns } from '../composed/columns'
import { Opening } from '../composed/opening'

export const query = graphql`
  query EducationPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...ComposedData
  }
`

/**
 * Learning in the company: its promise, the programmes as columns, the steps and the first contact.
 */
const EducationPage = ({ blocks, ...opening }: ComposedProps) => (
  <>
    <Opening {...opening} />
    <FurtherBlocks
      blocks={blocks}
      render={(block) => block.type === 'comparison' && <Columns block={block} />}
    />
  </>
)

/** The page of apprenticeships, theses and school weeks. */
export default composedTemplate(composedProps, EducationPage)
