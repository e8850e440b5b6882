import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { picturesIn, withShownPictures } from './pictures'
import { newsPage } from './testing/pages'

const [a, b] = ['/media/a/800.webp', '/media/b/800.webp']
const picture = (src: string) => ({ src, data: { images: { fallback: { src } } } })

test('pictures are found however deep they are in content, each once', () => {
  expect(
    picturesIn({
      title: 'Saw',
      image: { ...picture(a), share: null },
      blocks: [{ items: [{ image: picture(b) }, picture(a), { image: null }] }],
    }),
  ).toEqual([a, b])
})

test('what a page does not show is none of its pictures', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  await mkdir(path.join(directory, 'news-and-events/saw'), { recursive: true })
  await writeFile(path.join(directory, 'news-and-events/saw/index.html'), `<img src="${b}">`)
  const pages = [newsPage('saw', {}, { pictures: [a, b] }), newsPage('none')]
  const shown = await withShownPictures(pages, directory)
  await rm(directory, { recursive: true })
  expect(shown.map(({ pictures }) => pictures)).toEqual([[b], []])
})
