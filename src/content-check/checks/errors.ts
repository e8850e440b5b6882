import { BodyError, bodyText, parseJson, type WaitBudget } from '../../content-client'
import { errorBody, parse, ContractError } from '../../contract'
import { type Finding, violation } from '../finding'
import { withinBudget } from '../within-budget'
import { reasonOf } from '../reason'

/**
 * Requests for content that no service has. The answer must be an error that follows the contract.
 */
const absent = [
  { path: '/ww/entries/noSuchPageAnywhere.json', what: 'a page that does not exist' },
  { path: '/zz_zz/navigation.json', what: 'a site that does not exist' },
  { path: '/ww/filters/noSuchList.json', what: 'a filter list that does not exist' },
  { path: '/ww/shortlinks/no-such-code-anywhere.json', what: 'a short link that does not exist' },
]

async function checkAbsent(
  base: string,
  { path, what }: (typeof absent)[number],
  budget: WaitBudget,
): Promise<Finding[]> {
  const place = { site: null, address: path }
  try {
    const { status, text } = await withinBudget(budget, base + path, async (signal) => {
      const response = await fetch(base + path, { signal })
      return { status: response.status, text: await bodyText(response) }
    })
    if (status !== 404) return [violation(place, '', `404 for ${what}`, String(status))]
    const { error } = parse(errorBody, parseJson(text, null), path)
    return error.code === 404 ? [] : [violation(place, 'error.code', '404', String(error.code))]
  } catch (error) {
    if (error instanceof ContractError) {
      return error.violations.map(({ path: at, expected, got }) =>
        violation(place, at, expected, got),
      )
    }
    const got = error instanceof BodyError ? error.reason : reasonOf(error)
    return [violation(place, '', `a 404 with an error body for ${what}`, got)]
  }
}

/**
 * A request for content that does not exist gets a 404 with the contract's error body.
 *
 * @param base the service's base address without a trailing slash
 */
export async function checkErrors(base: string, budget: WaitBudget): Promise<Finding[]> {
  const findings = await Promise.all(absent.map((each) => checkAbsent(base, each, budget)))
  return findings.flat()
}
