import { errorBody, parse, ContractError } from '../../contract'
import { type Finding, violation } from '../finding'
import { reasonOf } from '../reason'

const TIMEOUT_MS = 30_000

/** What no service has; the answer must be an error that keeps the contract. */
const absent = [
  { path: '/ww/entries/noSuchPageAnywhere.json', what: 'a page that does not exist' },
  { path: '/zz_zz/navigation.json', what: 'a site that does not exist' },
  { path: '/ww/filters/noSuchList.json', what: 'a filter list that does not exist' },
  { path: '/ww/shortlinks/no-such-code-anywhere.json', what: 'a short link that does not exist' },
]

async function checkAbsent(
  base: string,
  { path, what }: (typeof absent)[number],
): Promise<Finding[]> {
  const place = { site: null, address: path }
  try {
    const response = await fetch(base + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status !== 404) {
      return [violation(place, '', `404 for ${what}`, String(response.status))]
    }
    const { error } = parse(errorBody, await response.json(), path)
    return error.code === 404 ? [] : [violation(place, 'error.code', '404', String(error.code))]
  } catch (error) {
    if (error instanceof ContractError) {
      return error.violations.map(({ path: at, expected, got }) =>
        violation(place, at, expected, got),
      )
    }
    const got = error instanceof SyntaxError ? 'a body that is not JSON' : reasonOf(error)
    return [violation(place, '', `a 404 with an error body for ${what}`, got)]
  }
}

/**
 * What does not exist is a 404 with the contract's error body.
 *
 * @param base the service's base address without a trailing slash
 */
export async function checkErrors(base: string): Promise<Finding[]> {
  const findings = await Promise.all(absent.map((each) => checkAbsent(base, each)))
  return findings.flat()
}
