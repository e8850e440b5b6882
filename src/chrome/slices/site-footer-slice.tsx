import type { SliceComponentProps } from 'gatsby'
import { SiteFooter, type SiteFooterProps } from '../footer/site-footer'

/** {@link SiteFooter} of a site, rendered once and put into each of its pages. */
const SiteFooterSlice = ({ sliceContext }: SliceComponentProps<object, SiteFooterProps>) => (
  <SiteFooter {...sliceContext} />
)

export default SiteFooterSlice
