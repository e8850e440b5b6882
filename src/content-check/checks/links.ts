import { addressesIn, internalTarget } from '../addresses'
import type { Pages } from '../elements'
import { type Finding, violation } from '../finding'
import { allAnswers, type Asked, type Snapshot } from '../snapshot'

/** Neither an address of its own nor a fragment: where it leads depends on the page. */
const isRelative = (address: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(address)

const checkAnswer = (asked: Asked<unknown>, pages: Pages): Finding[] =>
  addressesIn(asked.data).flatMap(({ path, use, address }) => {
    if (use !== 'link') return []
    if (isRelative(address)) {
      const expected = 'an address that starts with / or with a protocol'
      return [violation(asked, path, expected, `a link to "${address}"`)]
    }
    const target = internalTarget(address)
    if (target === null || !('page' in target) || pages.has(target.page)) return []
    if (!pages.sites.includes(target.site)) return []
    return [violation(asked, path, 'a link to a page that exists', `a link to "${address}"`)]
  })

/** Links within texts and behind buttons that lead to this site lead to pages that exist. */
export const checkLinks = (snapshot: Snapshot, pages: Pages): Finding[] =>
  allAnswers(snapshot).flatMap((asked) => checkAnswer(asked, pages))
