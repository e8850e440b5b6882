import { setImmediate } from 'node:timers/promises'
import { act } from '@testing-library/react'
import type { SearchResult } from '../../contract'
import type { FunctionAnswer } from '../../features/search-results'

/** Runs an action, and lets its waiting code continue until it waits again. */
const settle = (cause: () => void): Promise<void> =>
  act(async () => {
    cause()
    // Independent of the page's timers, which a test may have stopped.
    await setImmediate()
  })

/** A call of the search function; a test answers it at any time, even after it was aborted. */
interface SearchCall {
  readonly parameters: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly answer: (answer: unknown, status?: number) => Promise<void>
  readonly fail: () => Promise<void>
}

/** Replaces the network: records every call of the search function, in order. */
export function searchCalls(): SearchCall[] {
  const calls: SearchCall[] = []
  const ask = (address: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject: (reason: Error) => void) => {
      const [, search = ''] = address.split('/api/search?')
      calls.push({
        parameters: Object.fromEntries(new URLSearchParams(search)),
        signal,
        answer: (answer, status = 200) =>
          settle(() => resolve({ ok: status < 400, status, json: () => Promise.resolve(answer) })),
        fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
      })
    })
  window.fetch = jest.fn().mockImplementation(ask)
  return calls
}

/** A result as the function returns it. */
export const resultOf = (title: string, fields: Partial<SearchResult> = {}): SearchResult => ({
  title,
  score: 1,
  type: null,
  section: 'machines',
  slug: `saws/${title.toLowerCase().replaceAll(' ', '-')}`,
  anchor: null,
  label: 'Machines',
  abstract: null,
  image: null,
  document: null,
  versions: [],
  ...fields,
})

/** The function's answer with results of these titles. */
export const answerOf = (
  titles: readonly string[],
  meta: FunctionAnswer['meta'] = {},
): FunctionAnswer => ({ data: titles.map((title) => resultOf(title)), meta })
