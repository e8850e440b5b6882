import type { AnchorHTMLAttributes } from 'react'
import { addressKind, isElsewhere } from '../../contract/web-address'

/** Marks an anchor to a page of the site that is to be loaded as a whole page. */
export const LOADS_WHOLE_PAGE = 'data-whole-page'

const FILE = /\.[a-z0-9]{2,5}$/i

/**
 * Tells whether an address is a page of this website: a path, not of another host
 * (`//example.com`), not a function (`/api/…`) and not a file (`/media/sheet.pdf`).
 */
export function isPage(href: string): boolean {
  if (addressKind(href) !== 'path' || href.startsWith('/api/')) return false
  const [path = ''] = href.split(/[?#]/)
  return !FILE.test(path)
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly href: string
  readonly target?: '_blank' | undefined
}

/**
 * A link to anywhere. It passes neither opener nor referrer to another site or window. It is a
 * plain anchor, so that hundreds of links cost nothing when a page is hydrated.
 * `src/gatsby-browser/links.ts` follows links to pages of the site without a reload.
 */
export function Link({ href, target, children, ...rest }: LinkProps) {
  const isApart = target === '_blank' || isElsewhere(href)
  return (
    <a
      {...rest}
      href={href}
      {...(target && { target })}
      {...(isApart && { rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  )
}
