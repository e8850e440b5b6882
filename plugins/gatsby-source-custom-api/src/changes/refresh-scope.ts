import { isDeepStrictEqual } from 'node:util'
import { type KeptAnswer, unknownEndpoint } from '../../../../src/content-client'
import type { Changes } from '../../../../src/contract'
import { isObject } from '../../../../src/content-graph'

/** The remembered data of a site, from the last sourcing that worked. */
export interface Memory {
  /** `until` of its changes; `null` where the service does not offer them. */
  readonly until: string | null
  /** When everything was asked for at last, an instant. */
  readonly checked: string
}

/**
 * A service's answer about changes of a site: changes, that it does not offer them, or a failure.
 */
export type ChangesAnswer = Changes | 'not-offered' | { readonly failure: string }

/** How to tell which stored answers of a site are current. */
export type RefreshScope =
  /** It is not: everything is asked for. */
  | { readonly by: 'asking'; readonly why: string }
  /** The service names the changes. */
  | {
      readonly by: 'changes'
      readonly addresses: ReadonlySet<string>
      readonly files: ReadonlySet<string>
    }
  /** Lists say when the answers of their items changed. */
  | { readonly by: 'lists' }

interface Situation {
  /** `CONTENT_FULL=1` */
  readonly full: boolean
  readonly memory: Memory | undefined
  readonly answer: ChangesAnswer
  /** In milliseconds, as `Date.now()`. */
  readonly now: number
}

/**
 * After this time everything is requested: a change that a service forgot to report is found then.
 */
const LONGEST_WITHOUT_ASKING_MS = 24 * 60 * 60 * 1000

/** The reason to request everything of a site, if there is one. */
function doubt({ full, memory, answer, now }: Situation): string | null {
  if (full) return 'CONTENT_FULL=1'
  if (!memory) return 'nothing was kept'
  const age = now - Date.parse(memory.checked)
  if (!(age >= 0 && age < LONGEST_WITHOUT_ASKING_MS)) return 'once a day'
  if (answer === 'not-offered') {
    return memory.until === null ? null : 'the service offers no changes any more'
  }
  if ('failure' in answer) return `the service did not say what changed: ${answer.failure}`
  if (memory.until === null || !answer.complete) {
    return 'the service does not know what changed since the last build'
  }
  const address = unknownEndpoint(answer)
  return address === undefined ? null : `the service says that ${address} changed, which is none`
}

/** How much of a site to request. When in doubt, everything. */
export function refreshScopeOf(situation: Situation): RefreshScope {
  const { answer } = situation
  const why = doubt(situation)
  if (why !== null) return { by: 'asking', why }
  if (answer === 'not-offered' || 'failure' in answer) return { by: 'lists' }
  return {
    by: 'changes',
    addresses: new Set(answer.addresses),
    files: new Set(answer.files),
  }
}

/** A list's `dateUpdated` is to the second, so an answer of the same second may be an older one. */
const RESOLUTION_MS = 2000

/**
 * Whether an answer matches the row of a list. It has the same values in all fields of the row, and
 * is newer than the instant of the last change. A day is too imprecise for that.
 */
function agreesWithRow({ data, date, row }: KeptAnswer): boolean {
  const { dateUpdated } = row ?? {}
  if (row === undefined || !isObject(data) || date === null) return false
  if (typeof dateUpdated !== 'string' || !dateUpdated.includes('T')) return false
  const settled = Date.parse(date) - Date.parse(dateUpdated) >= RESOLUTION_MS
  return (
    settled && Object.entries(row).every(([name, value]) => isDeepStrictEqual(value, data[name]))
  )
}

/** Whether a stored answer is current, by the facts known about its site. */
export function isCurrentAnswer(scope: RefreshScope, path: string, kept: KeptAnswer): boolean {
  switch (scope.by) {
    case 'asking':
      return false
    case 'changes':
      return !scope.addresses.has(path)
    case 'lists':
      return agreesWithRow(kept)
  }
}
