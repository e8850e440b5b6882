import type { Logins } from '../contract'
import type { PageContext } from '../templates/shared/page-context'

/** The login addresses for a page's context; nothing where the content has no address. */
export function loginAddresses(logins: Logins | null): Pick<PageContext, 'logins'> {
  const given = Object.entries(logins ?? {}).flatMap(([audience, address]) =>
    address === null ? [] : [[audience, address] as const],
  )
  return given.length > 0 ? { logins: Object.fromEntries(given) } : {}
}
