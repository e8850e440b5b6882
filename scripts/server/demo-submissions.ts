import type { IncomingMessage, ServerResponse } from 'node:http'
import { forward } from './forward'

/** The address that receives the forms of the demo widget (static/demo-widget/submission.js). */
export const DEMO_SUBMISSIONS = '/demo/submissions'

const HERE = new Set(['localhost', '127.0.0.1'])

/**
 * The address that receives such forms: the content service, if it runs on this machine. No deployed website
 * has it, because the servers of this folder serve no deployed website.
 */
export function demoSubmissionsOf(contentApiUrl: string): string | undefined {
  const { hostname, origin } = new URL(contentApiUrl)
  return HERE.has(hostname) ? `${origin}${DEMO_SUBMISSIONS}` : undefined
}

/** Whether a request is a form of the demo widget. */
export const isDemoSubmission = ({ method }: IncomingMessage, { pathname }: URL): boolean =>
  method === 'POST' && pathname === DEMO_SUBMISSIONS

/** Passes a form on to its address, and the answer back. */
export function passOn(address: string, request: IncomingMessage, response: ServerResponse): void {
  const { 'content-type': type, 'content-length': length } = request.headers
  forward(request, response, {
    to: address,
    headers: { ...(type && { 'content-type': type }), ...(length && { 'content-length': length }) },
    answerHeaders: () => ({ 'cache-control': 'no-store' }),
    otherwise: { status: 502, text: 'The content service does not answer.' },
  })
}
