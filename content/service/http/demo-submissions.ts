import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escaped } from '../../../src/contract/escaped'
import { hashOf } from '../../../src/serving/inline-code'
import { errorJson } from './http-error'

/** The path that receives the forms of the demo widget and lists them. */
export const DEMO_SUBMISSIONS = '/demo/submissions'

/** Submissions stay in memory. Above this number the oldest are dropped. */
const MOST_SUBMISSIONS = 100
const MOST_BYTES = 32 * 1024
const MOST_ANSWERS = 40

const line = z.string().max(500)

/** The data that a form of the demo widget sends (static/demo-widget/submission.js). */
const submission = z.strictObject({
  form: line,
  locale: line,
  referrerLabel: line,
  referrerPath: line,
  answers: z
    .record(line, z.string())
    .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, 'too many answers'),
})

interface Received extends z.infer<typeof submission> {
  readonly id: string
  /** A name for visitors, such as `20261123-0F3A9C`. */
  readonly reference: string
  /** The time of arrival. */
  readonly received: string
}

const STYLE =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}'

const facts = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
    .join('')

const page = (all: readonly Received[]): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Submissions of the demo forms</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${STYLE}</style><h1>Submissions of the demo forms</h1>`,
    `<p>The last ${MOST_SUBMISSIONS}, newest first, until the content service ends.</p>`,
    all.length === 0 ? '<p>There are none yet.</p>' : '',
    ...all.map(({ reference, received, form, locale, referrerLabel, referrerPath, answers }) =>
      [
        `<article><h2>${escaped(form)}, ${reference}, <time>${received}</time></h2>`,
        `<dl>${facts({ locale, referrerLabel, referrerPath, ...answers })}</dl></article>`,
      ].join(''),
    ),
  ].join('\n')

/**
 * Adds `/demo/submissions`. POST accepts a form of the demo widget. GET lists all submissions, newest first:
 * as a page for people (`Accept: text/html`) and as JSON for others.
 */
export function registerDemoSubmissions(server: FastifyInstance, now: () => Date): void {
  let all: readonly Received[] = []

  server.post(DEMO_SUBMISSIONS, { bodyLimit: MOST_BYTES }, (request, reply) => {
    const parsed = submission.safeParse(request.body)
    if (!parsed.success) {
      return reply.code(400).send(errorJson(400, z.prettifyError(parsed.error)))
    }
    const { id, received } = { id: randomUUID(), received: now().toISOString() }
    const reference = `${received.slice(0, 10).replaceAll('-', '')}-${id.slice(0, 6).toUpperCase()}`
    all = [{ id, reference, received, ...parsed.data }, ...all].slice(0, MOST_SUBMISSIONS)
    return reply.code(201).header('cache-control', 'no-store').send({ id, reference })
  })

  server.get(DEMO_SUBMISSIONS, (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (!request.headers.accept?.includes('text/html')) return reply.send({ data: all })
    return reply
      .header('content-security-policy', `default-src 'none'; style-src ${hashOf(STYLE)}`)
      .type('text/html; charset=utf-8')
      .send(page(all))
  })
}
