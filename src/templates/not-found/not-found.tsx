import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Suggestions } from '../../features/suggestions'
import { path, referencePath } from '../../routes'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { NotFoundPage } from './not-found-page'

export const query = graphql`
  query NotFoundPage($site: String!) {
    ...Frame
    sections: allContentEntry(
      filter: { site: { eq: $site }, handle: { ne: null } }
      sort: { id: ASC }
    ) {
      nodes {
        section
      }
    }
  }
`

/** The page of a site for an unknown path, and for one that it cannot look up now. */
export default function NotFoundTemplate({
  data,
  pageContext,
  location,
}: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  const { t } = useTranslation()
  const { site, route } = pageContext
  const isThere = route === 'unavailable'
  const title = t(isThere ? 'error.unavailable' : 'error.notFound')
  const ifThere = (section: string) =>
    data.sections.nodes.some((node) => node.section === section)
      ? referencePath({ section, slug: null }, site)
      : null
  return (
    <Page context={pageContext} frame={data} head={{ title, isError: true }}>
      <NotFoundPage
        statusCode={isThere ? 503 : 404}
        suggestions={isThere ? null : <Suggestions path={location.pathname} />}
        links={{
          home: path('home', site),
          products: ifThere('products'),
          engineering: ifThere('engineering'),
          services: ifThere('services'),
          news: ifThere('newsAndEvents'),
        }}
      />
    </Page>
  )
}
