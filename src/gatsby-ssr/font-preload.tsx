import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'

/** The font of nearly every text, fetched at the same time as the style sheet that names it. */
export const fontPreload = (
  <link key="font" rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
)
