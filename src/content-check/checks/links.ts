import { addressesIn, linkTarget } from '../../content-files'
import type { Pages } from '../elements'
import { type Finding, violation } from '../finding'
import { allAnswers, type Asked, rootOf, type Snapshot } from '../snapshot'

/** Neither a full address nor a fragment: the target depends on the page. */
const isRelative = (address: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(address)

const checkAnswer = (asked: Asked<unknown>, pages: Pages, origin: string): Finding[] =>
  addressesIn(asked.data, rootOf(asked)).flatMap(({ path, use, address }) => {
    if (use !== 'link') return []
    if (isRelative(address)) {
      const expected = 'an address that starts with / or with a protocol'
      return [violation(asked, path, expected, `a link to "${address}"`)]
    }
    const target = linkTarget(address, origin)
    if (target.kind !== 'page' || pages.has(target.path)) return []
    if (!pages.sites.includes(target.site)) return []
    return [violation(asked, path, 'a link to a page that exists', `a link to "${address}"`)]
  })

/**
 * Links within texts and behind buttons that lead to this site lead to pages that exist.
 *
 * @param origin of the content service, whose files are asked for (`checkFiles`)
 */
export const checkLinks = (snapshot: Snapshot, pages: Pages, origin: string): Finding[] =>
  allAnswers(snapshot).flatMap((asked) => checkAnswer(asked, pages, origin))
