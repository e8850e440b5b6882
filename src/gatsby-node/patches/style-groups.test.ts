import { styleGroupsOf } from './style-groups'

const files = new Map([
  ['hero', '/site/src/blocks/hero/hero.module.css'],
  ['title', '/site/src/blocks/hero/hero.module.css'],
  ['quote', '/site/src/blocks/quote/quote.module.css'],
  ['rise', '/site/src/blocks/quote/quote.module.css'],
  ['story', '/site/src/blocks/story/story.module.css'],
  ['box', '/site/src/blocks/story/box.module.css'],
])
const split = (css: string) =>
  styleGroupsOf(css, files).map(({ classes, rules }) => [[...classes].join(' '), rules])

test('the rules of a folder are a group', () => {
  expect(split('.hero{top:0}.quote{top:1px}.hero .title,.hero>p{top:2px}')).toEqual([
    ['hero title', '.hero{top:0}.hero .title,.hero>p{top:2px}'],
    ['quote', '.quote{top:1px}'],
  ])
})

test('the sheets of a folder are one group', () => {
  expect(split('.story{top:0}.hero{top:1px}.box{top:2px}')).toEqual([
    ['story box', '.story{top:0}.box{top:2px}'],
    ['hero', '.hero{top:1px}'],
  ])
})

test('rules that were made one are taken apart, in conditions, too', () => {
  const css =
    '.hero,.quote{top:0}@media (min-width:64em){.quote,.title{top:1px}@supports (top:1svh){.quote{top:2px}}}'
  expect(split(css)).toEqual([
    ['hero title', '.hero{top:0}@media (min-width:64em){.title{top:1px}}'],
    [
      'quote',
      '.quote{top:0}@media (min-width:64em){.quote{top:1px}@supports (top:1svh){.quote{top:2px}}}',
    ],
  ])
})

test('an animation is of the file that names it', () => {
  expect(split('.hero{top:0}@keyframes rise{0%{top:0}to{top:1px}}')).toEqual([
    ['hero', '.hero{top:0}'],
    ['rise', '@keyframes rise{0%{top:0}to{top:1px}}'],
  ])
})

test('a class of another sheet belongs to the file that asks for it', () => {
  expect(split('.below-header .hero{top:0}')).toEqual([['hero', '.below-header .hero{top:0}']])
})

test.each(['main{top:0}', 'main,.hero{top:0}', '@media print{main{top:0}.hero{top:0}}'])(
  'a rule of no file ends the build, whatever stands beside it: %s',
  (css) => {
    expect(() => split(css)).toThrow(`names no class of its file: ${css}`)
  },
)
