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

test('an icon is in HTML, and in the style sheets of this site', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-x aBc1"><path d="M18 6"></path></svg>'
  expect(plainHtml(icon)).toBe(
    '<svg viewBox="0 0 24 24" class="aBc1"><path d="M18 6"></path></svg>',
  )
})
