interface TitleParts {
  readonly title: string
  /** The editor's own title; it replaces title and suffix. */
  readonly metaTitle: string | null
  /** The site's; `null` where it is not known. */
  readonly suffix: string | null
}

/** The text of `<title>` (requirements 2.3): the page's own meta title, else its title with the suffix. */
export const documentTitle = ({ title, metaTitle, suffix }: TitleParts): string =>
  metaTitle ?? (suffix === null ? title : `${title} | ${suffix}`)
