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

test('a picture that a page does not show is none of its pictures', async () => {
  const pages = [newsPage('saw', {}, { pictures: [a, b] }), newsPage('none')]
  const shown = await withShownPictures(pages, (page, pictures) => {
    expect(page).toBe('/news-and-events/saw')
    return Promise.resolve(pictures.slice(1))
  })
  expect(shown.map(({ pictures }) => pictures)).toEqual([[b], []])
})
