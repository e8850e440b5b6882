import { createHash, timingSafeEqual } from 'node:crypto'
import { jsonAnswer, Failure } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { startBuild, type Starting } from '../lib/publishing/start-build'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The name of the scheme in any case, then blanks (RFC 9110, 11.1 and 11.4). */
const BEARER = /^bearer +/i

/** Whether a request carries the secret; takes the same time for a good guess as for a bad one. */
function isAuthorized({ headers }: Request, secret: string): boolean {
  const given = headers.get('authorization')?.trim() ?? ''
  const token = BEARER.test(given) ? given.replace(BEARER, '') : ''
  return timingSafeEqual(digest(token), digest(secret))
}

/**
 * `POST /api/publish` with `Authorization: Bearer <PUBLISH_SECRET>`: asks to publish the saved
 * content (requirements D6). The body is not read. Answers 202 and `{"status"}`: `started`, or
 * `waiting` when a build was started a moment ago and another follows. Answers 401 without the
 * secret, 404 when publishing is not set up. Answers 502 and 504 when the build hook fails or is
 * late (it is called again).
 *
 * @param options for tests
 */
export const publishFunction = ({
  deadlineMs,
  ...options
}: Omit<Starting, 'hook' | 'deadline'> & { readonly deadlineMs?: number } = {}) =>
  endpoint({ methods: ['POST'], deadlineMs }, async ({ request, deadline }) => {
    const { PUBLISH_SECRET: secret, BUILD_HOOK_URL: hook } = process.env
    if (!secret || !hook) throw new Failure(404, 'There is nothing under this address.')
    if (!isAuthorized(request, secret)) {
      throw new Failure(401, 'The secret is missing or wrong.', { 'WWW-Authenticate': 'Bearer' })
    }
    const isStarted = await startBuild({ ...options, hook, deadline })
    return jsonAnswer(202, { status: isStarted ? 'started' : 'waiting' })
  })

export default publishFunction()
