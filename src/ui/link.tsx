import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'

const FILE = /\.[a-z0-9]{2,5}$/i

/**
 * Tells whether an address is a page of this website: a path, not of another host
 * (`//example.com`), not a function (`/api/…`) and not a file (`/media/sheet.pdf`).
 */
export function isPage(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/')) return false
  const [path = ''] = href.split(/[?#]/)
  return !FILE.test(path)
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/**
 * A link to anywhere: client-side navigation to pages of the site, a plain anchor to everything
 * else (another host, a file, mail, telephone, a place on the same page).
 */
export function Link({ href, children, ...rest }: LinkProps) {
  if (isPage(href)) {
    return (
      <GatsbyLink to={href} {...rest}>
        {children}
      </GatsbyLink>
    )
  }
  const leaves = /^(https?:)?\/\//.test(href)
  return (
    <a href={href} {...(leaves ? { rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
    </a>
  )
}
