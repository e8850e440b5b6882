import { renderToStaticMarkup } from 'react-dom/server'
import { robots } from './robots'

it('closes the pages of a preview, and says nothing in what is published', () => {
  expect(renderToStaticMarkup(<>{robots(false)}</>)).toBe('<meta name="robots" content="noindex"/>')
  expect(robots(true)).toBeNull()
})
