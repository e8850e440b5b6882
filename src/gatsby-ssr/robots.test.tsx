import { robots } from './robots'

it('closes the pages of a preview, and says nothing in what is published', () => {
  expect(robots(false)).toEqual(<meta key="robots" name="robots" content="noindex" />)
  expect(robots(true)).toBeNull()
})
