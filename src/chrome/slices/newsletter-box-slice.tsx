import type { SliceComponentProps } from 'gatsby'
import { NewsletterBox, type NewsletterBoxProps } from '../newsletter-box/newsletter-box'

/** {@link NewsletterBox} of a site, rendered once and put into each of its pages. */
const NewsletterBoxSlice = ({ sliceContext }: SliceComponentProps<object, NewsletterBoxProps>) => (
  <NewsletterBox {...sliceContext} />
)

export default NewsletterBoxSlice
