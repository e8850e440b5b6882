import type { Patience } from '../content-client'

const TIMEOUT_MS = 30_000

/**
 * Asks as long as there is patience, and no longer than a time-out.
 *
 * @param ask is to end with the signal
 */
export async function patiently<Answer>(
  patience: Patience,
  address: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  patience.signal.throwIfAborted()
  const waiting = patience.begin(address)
  let answered = false
  try {
    const answer = await ask(AbortSignal.any([patience.signal, AbortSignal.timeout(TIMEOUT_MS)]))
    answered = true
    return answer
  } finally {
    patience.end(waiting, answered)
  }
}
