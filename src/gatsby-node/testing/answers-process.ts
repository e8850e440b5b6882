import { createContentClient } from '../../content-client'
import { fetchSite, Problems } from '../../content-graph'
import { isSiteHandle } from '../../sites'
import { runTimeGraphql, sourcingOptions } from '../../plan/run-time-graphql'
import { gatsbyGraphql } from './gatsby-graphql'
import { pageAnswers, type PageAnswer } from './page-answers'
import { sampleService } from './sample-service'

/** The data of some sites' pages, by the build and by the content service at run time. */
export interface BothAnswers {
  readonly built: readonly PageAnswer[]
  readonly asked: readonly PageAnswer[]
}

/** The day does not matter here. */
const TODAY = new Date().toISOString().slice(0, 10)
const SITE_URL = 'https://www.example.com'

/*
 * A process of its own, because Gatsby does not end by itself. It sends {@link BothAnswers} of the
 * sample content, among Gatsby's own messages.
 *
 *   answers-process.ts <site> …
 */
async function main(sites: string[]): Promise<void> {
  const known = sites.filter(isSiteHandle)
  const baseUrl = `${(await sampleService()).origin}/api`
  const client = createContentClient({ baseUrl, timeoutMs: 60_000, retries: 0, concurrency: 8 })

  const drafts = await Promise.all(
    known.map((site) => fetchSite(client, site, sourcingOptions, new Problems())),
  )
  const gatsby = await gatsbyGraphql(drafts.flat(), SITE_URL)
  const built = await pageAnswers(gatsby, known, TODAY)
  const asked = known.map((site, index) =>
    pageAnswers(runTimeGraphql(drafts[index] ?? [], SITE_URL), [site], TODAY),
  )
  const answers: BothAnswers = { built, asked: (await Promise.all(asked)).flat() }
  process.send?.(answers, () => process.exit())
}

void main(process.argv.slice(2))
