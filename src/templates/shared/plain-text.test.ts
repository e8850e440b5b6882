import { plainText } from './plain-text'

test('markup goes, words stay apart, and characters are what they were', () => {
  expect(plainText('<p>Saws &amp; wires.</p><p>From <b>3&nbsp;t</b> &lt; 5 t</p>')).toBe(
    'Saws & wires. From 3 t < 5 t',
  )
})
