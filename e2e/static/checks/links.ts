import { expect, test } from '@playwright/test'
import { match } from '../../../src/routes'
import { isServed } from '../../support/built-site'
import { factsAt, ORIGIN, pages, published } from '../all-pages'

/** Functions answer below this path; the end-to-end tests cover them. */
const isFunction = (pathname: string) => pathname.startsWith('/api/')

/** Tests of the links of a page, and of the files that it loads. */
export function linkTests(): void {
  // @R2.2
  test('no link inside the site is broken', () => {
    const problems = pages.flatMap((page) =>
      factsAt(page).links.flatMap(({ href }) => {
        const { pathname } = new URL(href, ORIGIN)
        return isFunction(pathname) || isServed(pathname) ? [] : [`${page.path} → ${href}`]
      }),
    )
    expect([...new Set(problems)]).toEqual([])
  })

  test('no link leads to another site without saying so', () => {
    const problems = published.flatMap((page) =>
      factsAt(page)
        .links.filter(({ isAlternate }) => !isAlternate)
        .flatMap(({ href }) => {
          const target = match(new URL(href, ORIGIN).pathname)
          return target && target.site !== page.match.site ? [`${page.path} → ${href}`] : []
        }),
    )
    expect(problems).toEqual([])
  })

  test('every picture and script that a page names is there', () => {
    const problems = pages.flatMap((page) =>
      factsAt(page)
        .assets.filter((address) => !isServed(new URL(address, ORIGIN).pathname))
        .map((address) => `${page.path} → ${address}`),
    )
    expect([...new Set(problems)]).toEqual([])
  })

  test('no message key, placeholder or draft word is shown', () => {
    expect(
      pages.flatMap((page) => factsAt(page).slips.map((slip) => `${page.path}: ${slip}`)),
    ).toEqual([])
  })

  test('every link and button has a name', () => {
    expect(
      pages.flatMap((page) => factsAt(page).nameless.map((each) => `${page.path}: ${each}`)),
    ).toEqual([])
  })
}
