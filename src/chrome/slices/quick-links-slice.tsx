import type { SliceComponentProps } from 'gatsby'
import { QuickLinks, type QuickLinksProps } from '../header/quick-links'

/** {@link QuickLinks} of a site, rendered once and put into each of its pages. */
const QuickLinksSlice = ({ sliceContext }: SliceComponentProps<object, QuickLinksProps>) => (
  <QuickLinks {...sliceContext} />
)

export default QuickLinksSlice
