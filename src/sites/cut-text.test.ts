import { cutText } from './cut-text'

test.each([
  ['at the end of a word', 'Blocks of granite become slabs', 20, 'Blocks of granite…'],
  ['before a word that does not fit', 'Blocks of granite', 16, 'Blocks of…'],
  ['at the end of a Chinese word', '我们切割花岗岩和大理石', 6, '我们切割…'],
  ['between characters of two halves', '𠀀'.repeat(20), 10, `${'𠀀'.repeat(9)}…`],
  ['between families', '👩‍👩‍👧‍👦'.repeat(5), 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ['not before an accent', 'e\u0301'.repeat(9), 5, `${'e\u0301'.repeat(4)}…`],
  ['in a word that is too long itself', 'Donaudampfschifffahrt', 8, 'Donauda…'],
])('cuts a text %s', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

test('leaves a text that fits as it is', () => {
  expect(cutText('Blocks of granite', 17)).toBe('Blocks of granite')
  expect(cutText('👩‍👩‍👧‍👦'.repeat(5), 5)).toBe('👩‍👩‍👧‍👦'.repeat(5))
})
