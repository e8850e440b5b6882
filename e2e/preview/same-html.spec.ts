import { expect, test } from '@playwright/test'
import { readEnvironment } from '../../scripts/environment'
import { createContentClient } from '../../src/content-client'
import { readSiteContent } from '../../src/preview/server/site-content'
import type { RouteName } from '../../src/routes'
import { previewSite, type SitePreview } from '../../src/preview/server/site-preview'
import { errorPages, pageTypes } from '../support/page-types'
import { builtPageData, builtSliceData, visiblePage } from './rendering'

/** Sites with other texts, other languages, and measures in inches. */
const SITES = ['ww', 'it_eu', 'en_na'] as const

const TIMEOUT_MS = 30_000

/** One page of each type in a site, and of each template of the type. */
function examplesOf({ pages, find }: SitePreview) {
  const examples = new Map<string, NonNullable<ReturnType<SitePreview['find']>>>()
  for (const { path } of pages) {
    const found = find(path)
    if (!found) throw new Error(`The preview has no ${path}, which it plans.`)
    const type = `${found.planned.route} ${found.definition.template}`
    if (!examples.has(type)) examples.set(type, found)
  }
  return [...examples.values()]
}

const withoutPictures = (data: object): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      ['src', 'webp', 'data', 'share'].includes(key) ? undefined : value,
    ),
  )

// The content is the published content, so the preview must make the published pages from it.
for (const site of SITES) {
  test(`a preview of ${site} renders the HTML of the build, every type of page`, async () => {
    const client = createContentClient({
      baseUrl: process.env.CONTENT_API_URL ?? '',
      ...{ timeoutMs: TIMEOUT_MS, retries: 1, concurrency: 8 },
    })
    const { SITE_URL } = readEnvironment()
    const today = new Date().toISOString().slice(0, 10)
    const preview = await previewSite(await readSiteContent(client, site), site, SITE_URL, today)

    const examples = examplesOf(preview)
    const types = new Set<RouteName>(examples.map(({ planned }) => planned.route))
    expect(pageTypes.filter((type) => !types.has(type))).toEqual(errorPages)
    const others: string[] = []
    for (const { definition } of examples) {
      const asked = { pagePath: definition.path, pageData: await preview.pageData(definition) }
      const built = { pagePath: definition.path, pageData: builtPageData(definition.path) }
      if ((await visiblePage(asked)) !== (await visiblePage(built))) others.push(definition.path)
    }
    expect(others).toEqual([])

    for (const [id, slice] of Object.entries(preview.sliceData())) {
      expect(withoutPictures(slice), id).toEqual(withoutPictures(builtSliceData(id)))
    }
  })
}
