/**
 * Where the embedded content service takes what demo forms send; a deployed website has nothing there.
 */
const ADDRESS = '/demo/submissions'
const PATIENCE_MS = 10_000

/**
 * Sends what was answered. Of a file its name and size are sent, not what is in it.
 *
 * @param submission { form, locale, referrerLabel, referrerPath, answers: { name: value } }
 * @param signal ends the attempt
 * @returns { outcome, reference }: 'sent', 'nobody' where nothing takes it, or 'failed'; and the name of what was sent
 */
export async function send(submission, signal) {
  const attempt = new AbortController()
  const end = () => attempt.abort()
  const timer = setTimeout(end, PATIENCE_MS)
  signal.addEventListener('abort', end)
  try {
    const answer = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submission),
      signal: attempt.signal,
    })
    if (answer.ok) {
      const received = await answer.json().catch(() => null)
      return { outcome: 'sent', reference: received?.reference }
    }
    return { outcome: [404, 405].includes(answer.status) ? 'nobody' : 'failed' }
  } catch {
    return { outcome: 'failed' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
