import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { createContentService } from '../../content/service/service'
import { PUBLIC_DIR } from '../../scripts/gatsby'
import { startServer } from '../../scripts/server'

/** What the content service of these tests asks for. */
export const TOKEN = 'token-of-the-tests'

/** The built site with a content service whose content a test may edit. */
export interface PreviewSite {
  readonly origin: string
  /** Replaces a text of a content file, as an editor who saves; the next answer has it. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>
  /** From now on nothing answers for the content. */
  readonly stopContent: () => Promise<void>
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
  const server = await startServer({
    port: 0,
    publicDir: PUBLIC_DIR,
    functionsEnvironment: {
      CONTENT_API_URL: `${contentOrigin}/api`,
      PRODUCT_DATA_URL: `${contentOrigin}/product-data`,
    },
  })
  // The first question makes the function read all of the content, which no test is about.
  const first = await fetch(`${server.address}/api/preview?site=de_eu`, {
    headers: { 'x-preview-token': TOKEN },
  })
  await first.arrayBuffer()
  return {
    origin: server.address,
    edit: async (name, from, to) => {
      const file = path.join(directory, name)
      const text = await readFile(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${name} does not hold "${from}".`)
      const saved = new Promise<void>((resolve) => (reloaded = resolve))
      await writeFile(file, text.replace(from, to))
      await saved
    },
    stopContent: () => content.close(),
    close: async () => {
      await server.close()
      await content.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Each test has a site and content of its own. */
export const test = base.extend<{ site: PreviewSite }>({
  site: async ({}, use) => {
    const site = await startPreviewSite()
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.origin),
})
