import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { createContentService } from '../../content/service/service'
import { startServer } from '../../scripts/server'
import type { SiteHandle } from '../../src/sites'
import { prepareDrafts, statusOfDrafts } from '../support/drafts'
import { TESTED_BUILD } from '../support/tested-build'

/** The preview token that the content service of these tests expects. */
export const TOKEN = 'token-of-the-tests'

/** The built site with a content service whose content a test may edit. */
export interface PreviewSite {
  readonly origin: string
  /** Makes the function read all of a site's content (`prepareDrafts`). */
  readonly prepare: (site: SiteHandle) => Promise<void>
  /** Replaces a text of a content file, like an editor who saves. The next answer has the new text. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>
  /** The log since the start of the site, with the lines of the functions. */
  readonly log: readonly string[]
  /** Ends the content service, and waits until the function's memory of a site's content has expired. */
  readonly stopContent: (site: SiteHandle) => Promise<void>
}

async function forget(origin: string, site: SiteHandle): Promise<void> {
  if ((await statusOfDrafts(origin, site, TOKEN)) === 200) await forget(origin, site)
}

/** Records everything that this process writes. */
function keepLog(): { readonly log: readonly string[]; readonly end: () => void } {
  const log: string[] = []
  const streams = [process.stdout, process.stderr].map((stream) => {
    const { write } = stream
    stream.write = new Proxy(write, {
      apply(target, self, args: Parameters<typeof write>): unknown {
        log.push(String(args[0]))
        return target.apply(self, args)
      },
    })
    return { stream, write }
  })
  return {
    log,
    end: () => streams.forEach(({ stream, write }) => Object.assign(stream, { write })),
  }
}

/** Starts both on free ports. */
async function startPreviewSite(): Promise<PreviewSite & { close: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'preview-content-'))
  await cp('content/saxum', directory, { recursive: true })
  let reloaded = () => {}
  const content = await createContentService({
    directory,
    previewToken: TOKEN,
    onReload: () => reloaded(),
  })
  const contentOrigin = await content.listen({ port: 0, host: 'localhost' })
  const { log, end } = keepLog()
  const server = await startServer({
    port: 0,
    publicDir: TESTED_BUILD,
    functionsEnvironment: {
      CONTENT_API_URL: `${contentOrigin}/api`,
      PRODUCT_DATA_URL: `${contentOrigin}/product-data`,
    },
  })
  return {
    origin: server.address,
    prepare: (site) => prepareDrafts(server.address, site, TOKEN),
    edit: async (name, from, to) => {
      const file = path.join(directory, name)
      const text = await readFile(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${name} does not hold "${from}".`)
      const saved = new Promise<void>((resolve) => (reloaded = resolve))
      await writeFile(file, text.replace(from, to))
      await saved
    },
    log,
    stopContent: async (site) => {
      await content.close()
      await forget(server.address, site)
    },
    close: async () => {
      await server.close()
      end()
      await content.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Tests of previews. The tests of a file share one site. */
export const test = base.extend<object, { readonly site: PreviewSite }>({
  site: [
    async ({}, use) => {
      const site = await startPreviewSite()
      await site.prepare('de_eu')
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
})
