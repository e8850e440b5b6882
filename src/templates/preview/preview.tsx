import { graphql, type PageProps } from 'gatsby'
import { path } from '../../routes'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { pageTrail } from '../shared/trail'
import { PreviewPage } from './preview-page'
import type { previewVariables } from './variables'

export const query = graphql`
  query PreviewPage($site: String!, $ancestors: [String!]) {
    ...Frame
    ...PageTrail
  }
`

/** The page where editors see drafts without a page of their own. */
export default function PreviewTemplate({
  data,
  pageContext,
}: PageProps<Queries.PreviewPageQuery, ContextOf<typeof previewVariables>>) {
  const { site, texts } = pageContext
  return (
    <Page context={pageContext} frame={data} head={{ title: texts.title, description: texts.lead }}>
      <PreviewPage trail={pageTrail(data, site)} homeHref={path('home', site)} texts={texts} />
    </Page>
  )
}
