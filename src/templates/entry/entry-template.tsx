import type { PageProps } from 'gatsby'
import type { ComponentType } from 'react'
import type { MetadataProps } from '../../features/metadata'
import type { SiteHandle } from '../../sites'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import type { EntryPageData } from './entry-props'

/**
 * The template of an entry's page.
 *
 * @param propsOf the mapping of the query's result and of the plan's facts
 * @param Content the arrangement of the page
 * @param type for social networks
 */
export function entryTemplate<Plan extends object, Props extends object>(
  propsOf: (data: EntryPageData, site: SiteHandle, plan: Plan) => Props,
  Content: ComponentType<Props>,
  type?: MetadataProps['type'],
) {
  return function EntryTemplate({
    data,
    pageContext,
  }: PageProps<EntryPageData, PageContext & Plan>) {
    const { title, abstract, seo } = data.entry
    return (
      <Page context={pageContext} frame={data} head={{ title, seo, description: abstract, type }}>
        <Content {...propsOf(data, pageContext.site, pageContext)} />
      </Page>
    )
  }
}
