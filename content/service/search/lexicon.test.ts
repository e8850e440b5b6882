import type { Language } from '../../../src/sites'
import { analyserOf } from './analysis/language'
import { wordsOf } from './analysis/words'
import { Lexicon } from './lexicon'
import { QueryReader } from './query'
import { correctedQuery } from './suggestion'

/** A reader of queries that knows a text. */
const readerOf = (language: Language, text: string, synonyms: Record<string, string[]> = {}) => {
  const analyser = analyserOf(language)
  const lexicon = new Lexicon(analyser)
  for (const word of wordsOf(text)) lexicon.learn(word)
  return new QueryReader(lexicon, analyser, new Map(Object.entries(synonyms)))
}

/** The terms for each word of a query, in each reading; the surest first. */
const termsOf = (reader: QueryReader, query: string) =>
  reader
    .readings(reader.words(query))
    .map(({ concepts }) =>
      concepts.map(({ alternatives }) =>
        [...alternatives].sort((a, b) => b.weight - a.weight).map(({ term }) => term),
      ),
    )

const suggestion = (reader: QueryReader, query: string) =>
  correctedQuery(query, reader.readings(reader.words(query))[0])

const english = readerOf('en', 'The bridge saw polishes waterjet parts. Five axes.', {
  'stone cutter': ['bridge saw'],
})

it('reads other forms of known words, without stop words', () => {
  expect(termsOf(english, 'the saws of a bridge')).toEqual([[['saw'], ['bridg']]])
})

it.each([
  ['brige', 'bridg'],
  ['birdge', 'bridg'],
  ['polishs', 'polish'],
  ['wterjett', 'waterjet'],
])('takes %s for a slip', (typed, term) => expect(termsOf(english, typed)).toEqual([[[term]]]))

it.each(['saq', 'ridge', 'zebra', 'axs'])('does not take %s for another word', (typed) =>
  expect(suggestion(english, typed)).toBeNull(),
)

it('suggests the query as it may have been meant, in its own order', () => {
  expect(suggestion(english, ' Five Brige SAW ')).toBe('Five Bridge SAW')
  expect(suggestion(english, 'five bridge')).toBeNull()
})

it('finds what a word begins while it is typed', () => {
  expect(termsOf(english, 'wate')).toEqual([[['waterjet']]])
  expect(suggestion(english, 'wate')).toBeNull()
})

it('reads two words as the one that the texts have, and parts letters from digits', () => {
  expect(termsOf(english, 'water jet')[1]).toEqual([['waterjet']])
  expect(termsOf(readerOf('en', 'Arcus 350'), 'arcus350')).toEqual([[['arcu'], ['350']]])
})

it('reads what customers say as what the pages say', () => {
  expect(termsOf(english, 'stone cutters')[1]).toEqual([['bridg'], ['saw']])
})

describe('German compounds', () => {
  const german = readerOf(
    'de',
    'Brückensägen, Mehrseilsägen, eine Säge, eine Brücke, die Platte, Küchen, Aufbereitungsanlagen',
  )

  it('are found by their parts', () => {
    const [[saw = []] = []] = termsOf(german, 'Säge')
    expect(saw[0]).toBe('sag')
    expect(saw.slice(1).sort()).toEqual(['bruckensag'])
  })

  it('are found by parts that stand nowhere alone', () => {
    expect(termsOf(german, 'Aufbereitung')).toEqual([[['aufbereitungsanlag']]])
  })

  it('are parted when the texts do not know them', () => {
    expect(termsOf(german, 'Küchenplatte')).toEqual([[['kuch'], ['platt']]])
  })
})

it('looks a Spanish word up without the accent that its stem depends on', () => {
  const spanish = readerOf('es', 'La instalación y las instalaciones')
  expect(termsOf(spanish, 'instalacion')).toEqual([[['instal']]])
})

it('reads no more of a long text than a question has', () => {
  const [reading] = termsOf(english, 'saw bridge '.repeat(1000))
  expect(reading?.length).toBeLessThan(30)
  expect(termsOf(english, 'x'.repeat(10_000))).toEqual([[[]]])
})
