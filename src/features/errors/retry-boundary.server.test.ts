import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RetryBoundary } from './retry-boundary'

const Broken = () => {
  throw new Error('broken')
}

test('a part that breaks in the static build ends it', () => {
  const part = createElement(RetryBoundary, { name: 'block hero', children: createElement(Broken) })
  expect(() => renderToStaticMarkup(part)).toThrow('broken')
})
