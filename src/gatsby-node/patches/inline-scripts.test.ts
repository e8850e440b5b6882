import { compactScripts } from './inline-scripts'

const page = (script: string) => `<head><script>${script}</script></head>`

test.each([
  ["(function greet(name){alert('Hello ' + name)})('you')"],
  ["(function greet(name) {\n  // Says it.\n  alert('Hello ' + name);\n})('you')"],
])('a script has the same bytes however its function is written: %j', (code) => {
  const html = compactScripts(page(code))
  expect(html).toBe(page('alert("Hello you");'))
  expect(compactScripts(html)).toBe(html)
})

test('a script with data beside it is one, too', () => {
  const tag = '<script data-files="a.js b.js" data-data="/page-data/index/context.json">'
  expect(compactScripts(`${tag}const total = 1 + 2\nalert(total)</script>`)).toBe(
    `${tag}const total=3;alert(3);</script>`,
  )
})

test('what is data stays as it is', () => {
  const data = '<script type="application/ld+json">{ "name": "Saxum" }</script>'
  expect(compactScripts(data)).toBe(data)
})

test('what is no script is named', () => {
  expect(() => compactScripts(page('if ('))).toThrow('Unexpected token')
})
