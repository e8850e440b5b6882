import type { SliceComponentProps } from 'gatsby'
import { SiteLogo, type SiteLogoProps } from '../header/site-logo'

/** {@link SiteLogo} of a site, rendered once and put into each of its pages. */
const SiteLogoSlice = ({ sliceContext }: SliceComponentProps<object, SiteLogoProps>) => (
  <SiteLogo {...sliceContext} />
)

export default SiteLogoSlice
