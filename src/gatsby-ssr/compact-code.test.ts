import { compactCode } from './compact-code'

test.each([
  ["function add(a,b){return a+b+' - '}"],
  ["function add( a, b ) {\n  return a + b + ' - '\n}"],
])('has the same bytes however the function is written: %j', (source) => {
  expect(compactCode({ toString: () => source }, "'x'")).toBe(
    "(function add(a,b){return a+b+' - '})('x')",
  )
})
