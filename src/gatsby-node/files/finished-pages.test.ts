import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FinishedPages } from './finished-pages'

let output: string
beforeEach(async () => {
  output = path.join(await mkdtemp(path.join(tmpdir(), 'finished-')), 'public')
})
afterEach(() => rm(path.dirname(output), { recursive: true }))

const fileOf = (page: string) => path.join(output, page)
const write = async (page: string, html: string) => {
  await mkdir(path.dirname(fileOf(page)), { recursive: true })
  await writeFile(fileOf(page), html)
}
const read = (page: string) => readFile(fileOf(page), 'utf8')

/** A build of the present pages: the pages that it finished, and its findings. */
async function build(made = '1') {
  const finished: string[] = []
  const pages = await FinishedPages.finish(output, made, (html) => {
    finished.push(html)
    return html.replace('old', 'new')
  })
  const codes = pages.inlineCode().map(({ start, page, pages: count }) => [start, page, count])
  const shown = await pages.picturesOn('/saw', ['/media/a.webp', '/media/b.webp'])
  await pages.keep()
  return { finished, codes, shown }
}

const SAW = 'saw/index.html'

test('pages are written where they change, and what they are put together from stays', async () => {
  const files = [SAW, 'same.html', '_gatsby/slices/piece.html']
  for (const file of files) await write(file, file === 'same.html' ? 'new' : 'old')
  const before = await stat(fileOf('same.html'))
  await build()
  expect(await Promise.all(files.map(read))).toEqual(['new', 'new', 'old'])
  expect((await stat(fileOf('same.html'))).mtimeMs).toBe(before.mtimeMs)
})

test('a page that is the same is not read again, and the build knows the same of it', async () => {
  await write(SAW, 'old <script>1</script><img src="/media/b.webp">')
  await write('other.html', '<script>1</script><script>2</script>')
  const first = await build()
  expect(first).toMatchObject({
    codes: expect.arrayContaining([
      ['1', 'other.html', 2],
      ['2', 'other.html', 1],
    ]),
    shown: ['/media/b.webp'],
  })
  expect(await build()).toEqual({ ...first, finished: [] })
})

test('a page that changed is finished again', async () => {
  await write(SAW, 'old <script>1</script>')
  await build()
  await write(SAW, 'old <script>3</script><img src="/media/a.webp">')
  await utimes(fileOf(SAW), 0, 0)
  expect(await build()).toMatchObject({ codes: [['3', SAW, 1]], shown: ['/media/a.webp'] })
  expect(await read(SAW)).toMatch(/^new/)
})

test('all pages are finished again when something else is done to them', async () => {
  await write(SAW, 'old')
  await write('other.html', 'old')
  await build()
  expect((await build('2')).finished).toEqual(['new', 'new'])
})

test('other pictures of a page are looked for, although the page is the same', async () => {
  await write(SAW, '<img src="/media/c.webp">')
  await build()
  const pages = await FinishedPages.finish(output, '1', (html) => html)
  expect(await pages.picturesOn('/saw', ['/media/c.webp'])).toEqual(['/media/c.webp'])
})
