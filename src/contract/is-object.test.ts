import { fieldOf, isObject, valueAt } from './is-object'

test.each([
  [{}, true],
  [new Error('x'), true],
  [[], false],
  [null, false],
  ['{}', false],
])('isObject(%p) is %p', (value, expected) => expect(isObject(value)).toBe(expected))

test.each([
  [{ a: { b: 1 } }, ['a', 'b'], 1],
  [{ data: [{ title: 'x' }] }, ['data', 0, 'title'], 'x'],
  [{ data: [{ title: 'x' }] }, ['data', '0', 'title'], 'x'],
  [{ data: null }, ['data', 'title'], undefined],
  ['text', ['length'], undefined],
  [[7], ['first'], undefined],
  [7, [], 7],
])('%j has at %j: %j', (value, path, expected) => expect(valueAt(value, path)).toBe(expected))

test('a field may be inherited, as those of the browser are', () => {
  const failure = new Error('x', { cause: 'y' })
  expect([fieldOf(failure, 'name'), fieldOf(failure, 'cause')]).toEqual(['Error', 'y'])
})
