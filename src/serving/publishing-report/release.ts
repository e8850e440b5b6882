import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Move } from '../moved-pages'
import type { Folders } from '../publish'
import { writeFileAtomic } from '../write-file-atomic'
import { deadLinks } from './dead-links'
import {
  CONTENT_FACTS,
  contentFacts,
  type FileFacts,
  releaseFacts,
  type ReleaseFacts,
} from './facts'
import { urlOfFile, type Difference, differenceOf, type Differences, isPage } from './page-changes'
import { type Phase, publishingReport, type PublishingReport } from './report'

/** Files that are read at the same time. */
const AT_ONCE = 16

/** In the work folder; to be kept with the list of published files. */
export const PUBLISHED_FACTS = 'published-facts.json'
/** The whole report; in the work folder, never published. */
export const REPORT_JSON = 'publishing-report.json'

const readText = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

/** The stored facts of the published release; `null` before the first one. */
async function factsOfPublished(work: string): Promise<ReleaseFacts | null> {
  const text = await readText(join(work, PUBLISHED_FACTS))
  return text === null ? null : (releaseFacts.safeParse(JSON.parse(text)).data ?? null)
}

async function factsOfFile(file: string, known: FileFacts | undefined): Promise<FileFacts> {
  // Synchronous, because that is faster than waiting.
  const { size, mtimeMs } = statSync(file)
  if (known?.size === size && known.modified === mtimeMs) return known
  const digest = createHash('sha1')
    .update(await readFile(file))
    .digest('base64url')
  return { digest, size, modified: mtimeMs }
}

async function factsOfFiles(
  built: string,
  names: ReadonlyMap<string, string>,
  known: ReleaseFacts['files'],
): Promise<ReleaseFacts['files']> {
  const limit = pLimit(AT_ONCE)
  const facts = [...names].map(([name, file]) =>
    limit(async () => [name, await factsOfFile(join(built, file), known[name])] as const),
  )
  return Object.fromEntries(await Promise.all(facts))
}

/** Gatsby's data of a page: `/de_eu` → `page-data/de_eu/page-data.json`. */
const pageData = (address: string): string =>
  `page-data/${address === '/' ? 'index' : address.slice(1)}/page-data.json`
const sliceData = (name: string): string => `slice-data/${name}.json`

/** The differences in the data of pages and slices, read while both releases exist. */
async function readDifferences(
  { built, published }: Pick<Folders, 'built' | 'published'>,
  files: ReadonlySet<string>,
): Promise<Differences> {
  const limit = pLimit(AT_ONCE)
  const found = new Map<string, Difference | null>()
  const compare = async (name: string) => {
    const [old, present] = await Promise.all([
      readText(join(published, name)),
      readText(join(built, name)),
    ])
    const known = old !== null && present !== null
    found.set(name, known ? differenceOf(JSON.parse(old), JSON.parse(present)) : null)
  }
  await Promise.all([...files].map((name) => limit(() => compare(name))))
  const none: Difference = { names: new Set(), values: new Set() }
  const differences = (name: string) => (files.has(name) ? (found.get(name) ?? null) : none)
  return {
    page: (address) => differences(pageData(address)),
    slice: (name) => differences(sliceData(name)),
  }
}

/** A release that is about to be published. */
export interface NextRelease {
  readonly facts: ReleaseFacts
  readonly report: (phases: readonly Phase[]) => PublishingReport
}

/**
 * Compares a build with the published release. To be called before it is published.
 *
 * @param names each file's path in the build's output, by its published name
 * @param moves pages whose address has changed
 */
export async function compareRelease(
  { built, published, work }: Folders,
  names: ReadonlyMap<string, string>,
  moves: readonly Move[],
): Promise<NextRelease> {
  const before = await factsOfPublished(work)
  const text = await readFile(join(built, '..', CONTENT_FACTS), 'utf8')
  const content = contentFacts.parse(JSON.parse(text))
  const files = await factsOfFiles(built, names, before?.files ?? {})
  const facts = { ...content, files }
  const changed = Object.keys(files).filter(
    (name) =>
      /^(?:page|slice)-data\/.+\.json$/.test(name) &&
      before?.files[name] !== undefined &&
      before.files[name].digest !== files[name]?.digest,
  )
  const differences = await readDifferences({ built, published }, new Set(changed))
  const pages = new Map(
    [...names].flatMap(([name, file]) => (isPage(name) ? [[urlOfFile(name), file] as const] : [])),
  )
  const redirected = new Set(moves.map(({ from }) => from))
  const gone = Object.keys(before?.files ?? {})
    .filter(isPage)
    .map(urlOfFile)
    .filter((address) => !pages.has(address) && !redirected.has(address))
  const links = await deadLinks(built, pages, new Set(gone))
  return {
    facts,
    report: (phases) =>
      publishingReport(before, facts, { differences, moves, deadLinks: links }, phases),
  }
}

/**
 * Stores the facts that the next report needs of a release, and writes its own report. To be called
 * once the release is published.
 */
export async function keepRelease(
  work: string,
  facts: ReleaseFacts,
  report: PublishingReport,
): Promise<void> {
  await writeFileAtomic(join(work, PUBLISHED_FACTS), JSON.stringify(facts))
  await writeFile(join(work, REPORT_JSON), `${JSON.stringify(report, null, 2)}\n`)
}
