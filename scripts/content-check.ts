/**
 * `npm run content:check -- [address] [--product-data address] [--shortlinks code,code]`
 *
 * Checks a running content service against the contract. Without an address it checks the service of
 * `CONTENT_API_URL`, or else starts and checks the embedded service. Exit code 0 without violations, 1 with
 * violations, 2 when there is nothing to check.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse as parseYaml } from 'yaml'
import { createContentService } from '../content/service/service'
import { checkContent, hasViolations, reportOf, ServiceUnreachable } from '../src/content-check'
import { complain, say } from './cli'

interface Target {
  readonly contentUrl: string
  readonly productDataUrl?: string | undefined
  readonly shortlinks: readonly string[]
  readonly end: () => Promise<void>
}

const sample = fileURLToPath(new URL('../content/saxum', import.meta.url))

/** The embedded service on a free port. A file lists its short links. */
async function startEmbedded(): Promise<Target> {
  const server = await createContentService({ directory: sample, watch: false })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const shortlinks: unknown = parseYaml(readFileSync(path.join(sample, 'shortlinks.yaml'), 'utf8'))
  return {
    contentUrl: `${origin}/api`,
    productDataUrl: `${origin}/product-data`,
    shortlinks: typeof shortlinks === 'object' && shortlinks ? Object.keys(shortlinks) : [],
    end: () => server.close(),
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'product-data': { type: 'string' }, shortlinks: { type: 'string' } },
  })
  const { CONTENT_API_URL, CONTENT_API_TOKEN, PRODUCT_DATA_URL } = process.env
  const address = positionals[0] ?? (CONTENT_API_URL || undefined)
  const target: Target = address
    ? {
        contentUrl: address,
        productDataUrl: values['product-data'] ?? (PRODUCT_DATA_URL || undefined),
        shortlinks: values.shortlinks?.split(',') ?? [],
        end: () => Promise.resolve(),
      }
    : await startEmbedded()
  say(`Checking ${target.contentUrl}\n`)
  try {
    const token = CONTENT_API_TOKEN || undefined
    const result = await checkContent({ ...target, token, tell: complain })
    say(reportOf(result))
    return hasViolations(result) ? 1 : 0
  } finally {
    await target.end()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const expected = error instanceof ServiceUnreachable || error instanceof TypeError
    complain(expected ? error.message : error)
    process.exitCode = 2
  },
)
