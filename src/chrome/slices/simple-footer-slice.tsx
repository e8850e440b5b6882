import type { SliceComponentProps } from 'gatsby'
import { SimpleFooter, type SimpleFooterProps } from '../footer/simple-footer'

/** {@link SimpleFooter} of a site, rendered once and put into each of its pages. */
const SimpleFooterSlice = ({ sliceContext }: SliceComponentProps<object, SimpleFooterProps>) => (
  <SimpleFooter {...sliceContext} />
)

export default SimpleFooterSlice
