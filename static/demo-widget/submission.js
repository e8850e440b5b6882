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
 * @returns 'sent', 'nobody' where nothing takes it, or 'failed'
 */
export async function send(submission, signal) {
  const attempt = new AbortController()
  const end = () => attempt.abort()
  const timer = setTimeout(end, PATIENCE_MS)
  signal.addEventListener('abort', end)
  try {
    const { ok, status } = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submission),
      signal: attempt.signal,
    })
    if (ok) return 'sent'
    return status === 404 || status === 405 ? 'nobody' : 'failed'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}
