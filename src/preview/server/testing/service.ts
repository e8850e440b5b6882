import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { createContentService } from '../../../../content/service/service'

const SAMPLE = 'content/saxum'

/** The part of the sample company that a site needs, so that reading it takes no time. */
const SMALL_SITE = [
  ...['sites.yaml', 'glossary.yaml', 'sections.yaml', 'navigation.yaml', 'globals', 'filters'],
  ...['categories/_defaults.yaml', 'categories/bridge-saws.yaml', 'categories/waterjets.yaml'],
  ...['products/arcus-350.yaml', 'products/rivus-5x.yaml'],
  'media/arcus-350.jpg',
  ...['entries/home.yaml', 'entries/products.yaml', 'entries/newsAndEvents.yaml'],
]

/** The token of the service. */
export const TOKEN = 'token-of-an-editor'

/** Files of content by their path, in YAML. */
export type Files = Readonly<Record<string, string>>

/** An embedded content service over a small site. */
export interface DraftService {
  readonly origin: string
  /** Sets its answers for matching paths and queries; an empty list resets them. */
  readonly injectFaults: (...rules: readonly object[]) => Promise<void>
  /** Paths and queries of all requests since the last question. */
  readonly requests: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const requestLog = z.object({ data: z.array(z.object({ path: z.string() })) })

/** Starts the service on a free port. */
export async function draftService(files: Files): Promise<DraftService> {
  const directory = await mkdtemp(path.join(tmpdir(), 'drafts-'))
  for (const name of SMALL_SITE) {
    await cp(path.join(SAMPLE, name), path.join(directory, name), { recursive: true })
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const service = await createContentService({
    directory,
    watch: false,
    faultInjection: true,
    previewToken: TOKEN,
  })
  const origin = await service.listen({ port: 0, host: 'localhost' })
  return {
    origin,
    async injectFaults(...rules) {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${origin}/_misbehave`, { method: 'PUT', headers, body: JSON.stringify(rules) })
    },
    async requests() {
      const answer: unknown = await (await fetch(`${origin}/_requests`)).json()
      await fetch(`${origin}/_requests`, { method: 'DELETE' })
      return requestLog.parse(answer).data.map((request) => request.path)
    },
    async close() {
      await service.close()
      await rm(directory, { recursive: true })
    },
  }
}
