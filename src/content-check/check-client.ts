import { ContentClientError } from '../content-client'
import type { CollectionName, ContentClient, ItemOf, Query } from '../content-client'
import { type AnswerOf, endpointPath, endpoints, type ParametersOf } from '../contract'
import type { SiteHandle } from '../sites'
import { type Finding, violation, warning } from './finding'
import { itemByItem, type Judged } from './item-by-item'
import type { Answers, Collections, SingleName, Singles } from './snapshot'

/** The meaning of a 404 for a request: a mistake, a gap, or nothing special. */
export type IfAbsent = 'violation' | 'warning' | 'fine'

/** No connection to the service at all, so that its content cannot be judged. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
}

/** Requests the content of one site, and keeps the answers and the findings. */
export interface CheckClient {
  readonly answers: Answers
  readonly findings: Finding[]
  /** One resource, or `null` when the request fails (which adds a finding). */
  one<Name extends SingleName>(
    name: Name,
    parameters: ParametersOf<Name>,
    ifAbsent: IfAbsent,
  ): Promise<AnswerOf<Name> | null>
  /** The items of a collection that follow the contract, or `null` when the request fails. */
  many<Name extends CollectionName>(
    name: Name,
    parameters: ParametersOf<Name>,
    ifAbsent: IfAbsent,
    query?: Query,
  ): Promise<ItemOf<Name>[] | null>
}

const ABSENT = new Set([404, 410])
const REPEATED =
  'Order the list by something that no two items share: add the id as its last criterion. Two items need two ids.'

/** Failures of the first call when there is no service; a later call alone may be an accident. */
const NO_CONNECTION = new Set(['unreachable', 'timeout'])

/** The findings of a failed call. */
export function findingsOf(
  error: unknown,
  site: SiteHandle | null,
  address: string,
  ifAbsent: IfAbsent,
): Finding[] {
  if (!(error instanceof ContentClientError)) throw error
  const place = { site, address }
  if (error.violations.length > 0) {
    return error.violations.map(({ path, expected, got }) => violation(place, path, expected, got))
  }
  if (error.status !== null && ABSENT.has(error.status)) {
    if (ifAbsent === 'fine') return []
    const make = ifAbsent === 'violation' ? violation : warning
    return [make(place, '', 'an answer', `${error.status}: ${error.reason}`)]
  }
  const got = error.code === 'status' ? `${error.status}: ${error.reason}` : error.reason
  return [violation(place, '', 'an answer that keeps the contract', got)]
}

const isGone = ({ code }: ContentClientError, site: SiteHandle | null) =>
  code === 'not-tried' || (site === null && NO_CONNECTION.has(code))

/** The items that follow the contract, and their positions in the list. */
function kept<Item>(judged: readonly Judged<Item>[]): { data: Item[]; positions: number[] } {
  const good = judged.flatMap((each, position) =>
    each.violations ? [] : [{ item: each.item, position }],
  )
  return { data: good.map(({ item }) => item), positions: good.map(({ position }) => position) }
}

/** A client for a site, or with `null` for the content that the sites share. */
export function createCheckClient(
  client: ContentClient,
  site: SiteHandle | null,
  answers: Answers,
): CheckClient {
  const findings: Finding[] = []
  const singles: Singles = answers
  const collections: Collections = answers

  const attempt = async <Data>(
    address: string,
    ifAbsent: IfAbsent,
    call: () => Promise<Data>,
  ): Promise<Data | null> => {
    try {
      return await call()
    } catch (error) {
      if (error instanceof ContentClientError && isGone(error, site)) {
        throw new ServiceUnreachable(error.message)
      }
      findings.push(...findingsOf(error, site, address, ifAbsent))
      return null
    }
  }

  const urlOf = (name: keyof typeof endpoints, parameters: Readonly<Record<string, string>>) =>
    endpointPath(endpoints[name].path, parameters)

  return {
    answers,
    findings,
    one: async (name, parameters, ifAbsent) => {
      const address = urlOf(name, parameters)
      const answer = await attempt(address, ifAbsent, () => client.get(name, parameters))
      if (answer === null) return null
      const { data } = answer
      singles[name].push({ site, address, parameters, data })
      return data
    },
    many: async (name, parameters, ifAbsent, query) => {
      const address = urlOf(name, parameters)
      const list = await attempt(address, ifAbsent, () =>
        client.requestAll(itemByItem(name), parameters, query),
      )
      if (list === null) return null
      const { data: judged, repeated } = list
      for (const each of repeated) {
        findings.push({
          ...violation({ site, address }, 'data', 'each item once', each),
          advice: REPEATED,
        })
      }
      const { data, positions } = kept(judged)
      judged.forEach(({ violations = [] }, index) => {
        for (const { path, expected, got } of violations) {
          const below = path === '(root)' ? '' : `.${path}`
          findings.push(violation({ site, address }, `data[${index}]${below}`, expected, got))
        }
      })
      const left = data.length < judged.length ? { positions } : {}
      collections[name].push({ site, address, parameters, data, ...left })
      return data
    },
  }
}
