import { plainHtml } from './plain-html'

test('a head has no words for browsers that are gone', () => {
  const head =
    '<meta charset="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>' +
    '<meta name="generator" content="Gatsby 5.16.1"/><title>Saws</title>'
  expect(plainHtml(head)).toBe(
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>' +
      '<title>Saws</title>',
  )
})

test('the element that the focus comes to has no styles of its own', () => {
  expect(plainHtml('<div style="outline:none;" tabindex="-1"></div>')).toBe(
    '<div tabindex="-1"></div>',
  )
})
