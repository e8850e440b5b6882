import type { PageProps } from 'gatsby'
import { useMemo, type ComponentType } from 'react'
import type { SiteHandle } from '../../sites'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import type { ComposedData } from './composed-props'

/**
 * The template of a section's own page, which editors composed.
 *
 * @param propsOf the mapping of the query's result
 * @param Content the arrangement of the page
 */
export function composedTemplate<Data extends ComposedData, Props extends object>(
  propsOf: (data: Data, site: SiteHandle) => Props,
  Content: ComponentType<Props>,
) {
  return function ComposedTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
    const { title, abstract, seo } = data.entry
    const { site } = pageContext
    const props = useMemo(() => propsOf(data, site), [data, site])
    return (
      <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
        <Content {...props} />
      </Page>
    )
  }
}
