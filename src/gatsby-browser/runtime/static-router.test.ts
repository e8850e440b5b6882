import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router, ServerLocation, type RouterLocation } from './router'

const Page = ({ location }: { location?: RouterLocation }) =>
  createElement('h1', null, location?.pathname)

test('the static rendering has the page of its path in the element that gets the focus in browsers', () => {
  const router = createElement(Router, {
    id: 'wrapper',
    baseuri: '',
    children: createElement(Page),
  })
  expect(
    renderToStaticMarkup(createElement(ServerLocation, { url: '/products', children: router })),
  ).toBe('<div id="wrapper" tabindex="-1"><h1>/products</h1></div>')
})
