import { preloadPicture } from './preload-picture'

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>'
const picture = (name: string, priority = '') =>
  `<picture><source type="image/avif" sizes="(min-width: 64em) 58vw, 100vw" srcSet="/${name}-400.avif 400w"/><img alt=""${priority} src="/${name}.webp"/></picture>`
const page = (...pictures: readonly string[]) =>
  `<head><meta charset="utf-8"/>${VIEWPORT}<style></style></head><main>${pictures.join('')}</main>`

test('the picture that a page wants first is asked for at its beginning, once', () => {
  const html = page(picture('logo'), picture('saw', ' fetchpriority="high"'))
  const link =
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/saw-400.avif 400w" imagesizes="(min-width: 64em) 58vw, 100vw" fetchpriority="high"/>'
  const preloaded = html.replace(VIEWPORT, VIEWPORT + link)
  expect(preloadPicture(html)).toBe(preloaded)
  expect(preloadPicture(preloaded)).toBe(preloaded)
})

test('no other picture is', () => {
  const html = page(picture('logo'), '<img alt="" fetchpriority="high" src="/drawing.svg"/>')
  expect(preloadPicture(html)).toBe(html)
})

test('a page whose picture has an unknown width ends the build', () => {
  const html = picture('saw', ' fetchpriority="high"')
  expect(() => preloadPicture(html)).toThrow('viewport')
})
