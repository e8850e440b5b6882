import { isValidElement, type ReactNode } from 'react'
import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'

/** The font of nearly every text, fetched beside the style sheet that names it. */
export const fontPreload = (
  <link key="font" rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
)

/** Gatsby's inlined style sheet as a link to its file; every other part of a head as it is. */
export function linkStyleSheet(component: ReactNode): ReactNode {
  if (!isValidElement<{ 'data-href'?: string }>(component) || component.type !== 'style') {
    return component
  }
  const href = component.props['data-href']
  return href ? <link key={href} rel="stylesheet" href={href} /> : component
}
