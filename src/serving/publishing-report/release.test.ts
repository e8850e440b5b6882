import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Move } from '../moved-pages'
import { namesOf, publish } from '../publish'
import { CONTENT_FACTS, type ContentFacts } from './facts'
import { compareRelease, keepRelease } from './release'
import { reportText } from './report-text'
import { fairFacts, piece } from './testing/facts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'))
})
afterEach(() => rm(folder, { recursive: true }))

const folders = () => ({
  built: join(folder, 'work/production/public'),
  published: join(folder, 'public'),
  work: join(folder, 'work'),
})

/** The output of Gatsby and the build for the two pages that show a fair. */
const build = async (facts: ContentFacts, title: string, body: string) => {
  const data = (value: unknown) => JSON.stringify({ result: { data: value } })
  const files = {
    'public/de_eu/messe/index.html': `<h1>${title}</h1>${body}`,
    'public/page-data/de_eu/messe/page-data.json': data({ entry: { title, body } }),
    'public/de_eu/news/index.html': `<li>${title}</li>`,
    'public/page-data/de_eu/news/page-data.json': data({ list: [{ title }] }),
    [CONTENT_FACTS]: JSON.stringify(facts),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'work/production', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
const release = async (moves: readonly Move[] = []) => {
  const next = await compareRelease(folders(), namesOf(folders()), moves)
  await publish(folders(), { allowRemovals: true })
  const report = next.report([{ name: 'publishing', seconds: 0.25 }])
  await keepRelease(folders().work, next.facts, report)
  return report
}
const edited = (body: string): ContentFacts => ({
  ...fairFacts(),
  content: { ...fairFacts().content, fair: piece('Stone <fair>', { title: 't1', body }) },
})

it('says of the first release that all is new', async () => {
  await build(fairFacts(), 'Fair', 'Good.')
  const report = await release()
  expect(report).toMatchObject({
    compared: false,
    pages: { added: ['/de_eu/messe', '/de_eu/news'], changed: [], removed: [] },
  })
  expect(reportText(report, 'report.json')).toBe(
    [
      'Published: 2 pages; nothing to compare with.',
      'Time: publishing 0.3 s',
      'All of it: report.json',
    ].join('\n'),
  )
})

it('says what an edit changed, where and why', async () => {
  await build(fairFacts(), 'Fair', 'Good.')
  await release()
  await build(edited('b2'), 'Fair', 'Very good.')
  const report = await release()
  expect(reportText(report, 'report.json').split('\n')).toEqual([
    'Published: 1 piece of content changed, 1 page made again, 0 added, 0 removed, 2 files to upload (89 bytes)',
    'Content:',
    '  Stone <fair> (de_eu, news and events) – changed: body',
    'Pages made again:',
    '  /de_eu/messe: “Stone <fair>” (body)',
    'Time: publishing 0.3 s',
    'All of it: report.json',
  ])
  const json: unknown = JSON.parse(
    await readFile(join(folder, 'work/publishing-report.json'), 'utf8'),
  )
  expect(json).toEqual(report)
})

it('is the same wherever and whenever it is made, and of nothing it says nothing', async () => {
  const reportOf = async () => {
    await build(fairFacts(), 'Fair', 'Good.')
    await release()
    await build(edited('b2'), 'Fair', 'Very good.')
    return release()
  }
  const first = await reportOf()
  const nothing = await release()
  expect(nothing).toMatchObject({
    content: [],
    pages: { added: [], changed: [], removed: [] },
    files: { added: [], changed: [], removed: [], bytes: 0 },
  })
  await rm(folder, { recursive: true })
  expect(await reportOf()).toEqual(first)
})

it('knows what was published where only the work folder was kept', async () => {
  await build(fairFacts(), 'Fair', 'Good.')
  await release()
  await rm(folders().published, { recursive: true })
  // Another disk has other dates.
  await cp(folders().built, `${folders().built}-copy`, { recursive: true })
  await rm(folders().built, { recursive: true })
  await cp(`${folders().built}-copy`, folders().built, { recursive: true })
  await build(edited('b2'), 'Fair', 'Very good.')
  expect((await release()).pages.changed).toEqual([
    {
      address: '/de_eu/messe',
      reasons: [{ content: 'fair', fields: ['body'] }],
      data: [],
      around: [],
    },
  ])
})

it('says where a page is that moved, and which links lead to one that is gone', async () => {
  await build(fairFacts(), 'Fair', 'Good. <a href="/de_eu/news?page=2">News</a>')
  await release()
  await rm(join(folders().built, 'de_eu/news'), { recursive: true })
  const moves = [
    { from: '/de_eu/news', to: '/de_eu/neues' },
    { from: '/long/ago', to: '/de_eu/neues' },
  ]
  expect(await release(moves)).toMatchObject({ moved: moves.slice(0, 1), deadLinks: [] })

  await build(fairFacts(), 'Fair', 'Good. <a href="/de_eu/news?page=2">News</a>')
  await release()
  await rm(join(folders().built, 'de_eu/news'), { recursive: true })
  const report = await release()
  expect(report.deadLinks).toEqual([{ page: '/de_eu/messe', to: '/de_eu/news' }])
  const printed = reportText({ ...report, moved: moves }, 'report.json')
  expect(printed).toContain('Pages removed:\n  /de_eu/news, now at /de_eu/neues\n')
  expect(printed).toContain('Links to removed pages:\n  /de_eu/messe → /de_eu/news\n')
})

it('is never published', async () => {
  await build(fairFacts(), 'Fair', 'Good.')
  await release()
  const files = await readdir(folders().published, { recursive: true })
  expect(files.filter((name) => /report|facts/.test(name))).toEqual([])
})
