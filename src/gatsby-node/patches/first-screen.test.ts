import { markFirstScreen } from './first-screen'

const page = (first: string) =>
  `<header><div></div></header><main id="main">${first}<p>B</p></main>`

test('the first elements of a page’s content are named, once', () => {
  const marked = page('<div id="first-screen" class="a"><div>A</div></div>')
  expect(markFirstScreen(page('<div class="a"><div>A</div></div>'))).toBe(marked)
  expect(markFirstScreen(marked)).toBe(marked)
})

test('a page without content ends the build', () => {
  expect(() => markFirstScreen('<main id="main"></main>')).toThrow('<main>')
})
