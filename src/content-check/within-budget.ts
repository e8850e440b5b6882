import type { WaitBudget } from '../content-client'

const TIMEOUT_MS = 30_000

/**
 * Asks as long as the budget for waiting lasts, and no longer than a time-out.
 *
 * @param ask is to end with the signal
 */
export async function withinBudget<Answer>(
  budget: WaitBudget,
  address: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  budget.signal.throwIfAborted()
  const waiting = budget.begin(address)
  let answered = false
  try {
    const answer = await ask(AbortSignal.any([budget.signal, AbortSignal.timeout(TIMEOUT_MS)]))
    answered = true
    return answer
  } finally {
    budget.end(waiting, answered)
  }
}
