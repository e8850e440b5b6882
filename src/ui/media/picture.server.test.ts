import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from './picture'

const image = { src: '/saw.jpg', alt: 'A saw', width: 16, height: 10, focus: null, whole: false }

test('in the HTML, a picture that waits for JavaScript is there for visitors without it', () => {
  const html = renderToStaticMarkup(createElement(Picture, { image, sizes: '100vw' }))
  expect(html).toMatch(/<noscript>.*<img[^>]*src="\/saw.jpg".*<\/noscript>/)
})

test('in the HTML, what needs a script anyway has no picture without it', () => {
  const html = renderToStaticMarkup(
    createElement(Picture, { image, sizes: '100vw', scripted: true }),
  )
  expect(html).not.toContain('saw.jpg')
})

test('in the HTML, the first picture is outside of noscript', () => {
  const html = renderToStaticMarkup(createElement(Picture, { image, sizes: '100vw', eager: true }))
  expect(html).not.toContain('noscript')
  expect(html).toContain('src="/saw.jpg"')
})
