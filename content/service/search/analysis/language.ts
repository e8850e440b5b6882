import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stopwords as englishStopWords } from '@orama/stopwords/english'
import { stopwords as frenchStopWords } from '@orama/stopwords/french'
import { stopwords as germanStopWords } from '@orama/stopwords/german'
import { stopwords as italianStopWords } from '@orama/stopwords/italian'
import { stopwords as portugueseStopWords } from '@orama/stopwords/portuguese'
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish'
import type { Language } from '../../../../src/sites'
import { fold } from './words'

/** How the words of a language are compared. Words are in lower case, as `wordsOf` gives them. */
export interface Analyser {
  /** The form of a word for lookups: without accents. */
  readonly key: (word: string) => string
  /** The common stem of the forms of a word, without accents: `saws` and `saw` have one stem. */
  readonly stem: (word: string) => string
  /** Whether a word says nothing about the topic of a text. */
  readonly isStopWord: (word: string) => boolean
  /** Whether the language joins words, so that parts of a word are words. */
  readonly hasCompounds: boolean
}

interface Grammar {
  readonly stemmer: (word: string) => string
  readonly stopWords: readonly string[]
  readonly key?: (word: string) => string
  readonly hasCompounds?: boolean
}

/** `ae`, `oe` and `ue` where the keyboard has no umlaut; not in `neue`, `Steuerung`, `Quelle`. */
const germanKey = (word: string) => fold(word).replace(/(?<![aeq])([aou])e/g, '$1')

const grammars: Readonly<Record<Language, Grammar>> = {
  en: { stemmer: english, stopWords: englishStopWords },
  it: { stemmer: italian, stopWords: italianStopWords },
  de: { stemmer: german, stopWords: germanStopWords, key: germanKey, hasCompounds: true },
  fr: { stemmer: french, stopWords: frenchStopWords },
  es: { stemmer: spanish, stopWords: spanishStopWords },
  pt: { stemmer: portuguese, stopWords: portugueseStopWords },
}

/** How words of a language are compared: Snowball's stemmers, without accents. */
export function analyserOf(language: Language): Analyser {
  const { stemmer, stopWords, key = fold, hasCompounds = false } = grammars[language]
  const stopKeys = new Set(stopWords.map(key))
  return {
    key,
    stem: (word) => key(stemmer(word)),
    // Before an apostrophe an article has one letter: `d'` or `l'`.
    isStopWord: (word) => /^\p{L}$/u.test(word) || stopKeys.has(key(word)),
    hasCompounds,
  }
}
