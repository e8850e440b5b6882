import { findQuestions } from './find-questions'

const questions = [
  { key: 'noise', question: 'Wie laut müssen Maschinen sein?', answer: '<p>Unter 76 dB.</p>' },
  { key: 'water', question: 'Wie viel Wasser?', answer: '<p class="noise">25 l/min</p>' },
]
const found = (query: string) => [...findQuestions(questions, query)]

test('nothing asked finds all', () => {
  expect(found('  ')).toEqual(['noise', 'water'])
})

test('every word counts, in the question or in its answer, whatever its accents', () => {
  expect(found('MUSSEN 76')).toEqual(['noise'])
  expect(found('wie')).toEqual(['noise', 'water'])
  expect(found('wie 99')).toEqual([])
})

test('markup is not searched', () => {
  expect(found('noise')).toEqual([])
})
