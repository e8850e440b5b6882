import type { Language } from '../../../../src/sites'
import { analyserOf } from './language'

it.each<[Language, string, string]>([
  ['en', 'saws', 'saw'],
  ['en', 'polishing', 'polish'],
  ['de', 'brückensägen', 'brückensäge'],
  ['de', 'pressen', 'presse'],
  ['it', 'frese', 'fresa'],
  ['it', 'forni', 'forno'],
  ['fr', 'débiteuses', 'débiteuse'],
  ['fr', 'séchoirs', 'séchoir'],
  ['es', 'máquinas', 'máquina'],
  ['es', 'instalaciones', 'instalación'],
  ['pt', 'serras', 'serra'],
  ['pt', 'instalações', 'instalação'],
])('%s: %s and %s have one stem, without accents', (language, one, other) => {
  const { stem } = analyserOf(language)
  expect(stem(one)).toBe(stem(other))
  expect(stem(one)).toMatch(/^[a-z]+$/)
})

it.each(['öfen', 'oefen', 'ofen'])('German looks %s up without its umlaut', (word) =>
  expect(analyserOf('de').key(word)).toBe('ofen'),
)

it.each(['neue', 'steuerung', 'quelle'])('German leaves %s as it is', (word) =>
  expect(analyserOf('de').key(word)).toBe(word),
)

it.each<[Language, string]>([
  ['en', 'the'],
  ['it', 'è'],
  ['de', 'für'],
  ['fr', 'd'],
  ['es', 'de'],
  ['pt', 'não'],
])('%s: "%s" says nothing', (language, word) =>
  expect(analyserOf(language).isStopWord(word)).toBe(true),
)

it('takes numbers and names for words', () => {
  const { isStopWord } = analyserOf('en')
  expect(['5', '5x', 'arcus'].filter(isStopWord)).toEqual([])
})
