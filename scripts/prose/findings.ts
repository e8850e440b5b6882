import { BLOCK, passagesIn } from './passages'
import { MAX_WORDS, rules } from './rules'

/** A phrase that a text should not have. */
export interface Finding {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly phrase: string
  /** The replacement. */
  readonly instead: string
}

const SENTENCE = new RegExp(`(?:[^.!?${BLOCK}]|[.!?](?!\\s))+`, 'g')

function longSentences(text: string): { index: number; phrase: string; instead: string }[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) => {
    const words = sentence.match(/\S*\w\S*/g) ?? []
    if (words.length <= MAX_WORDS) return []
    const begin = index + sentence.search(/\S/)
    const phrase = `${words.slice(0, 5).join(' ')} …`
    return [
      {
        index: begin,
        phrase,
        instead: `sentences of at most ${MAX_WORDS} words, not ${words.length}`,
      },
    ]
  })
}

/**
 * Phrases of a file that its readers would stumble over, in the order of its lines.
 *
 * @param file its name, for the findings and to tell its language
 */
export function findingsIn(file: string, source: string): Finding[] {
  const found = passagesIn(file, source).flatMap(({ start, text }) =>
    [
      ...rules.flatMap(({ pattern, instead }) =>
        [...text.matchAll(pattern)].map(({ index, 0: all, 1: phrase = all }) => ({
          index: index + all.length - phrase.length,
          phrase,
          instead,
        })),
      ),
      ...longSentences(text),
    ].map(({ index, ...rest }) => ({ at: start + index, ...rest })),
  )
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, phrase, instead }) => ({
      file,
      line: source.slice(0, at).split('\n').length,
      phrase: phrase.replace(/\s+/g, ' '),
      instead,
    }))
}

/** A finding in one line: place, phrase and replacement. */
export const findingLine = ({ file, line, phrase, instead }: Finding): string =>
  `${file}:${line}: "${phrase}" → ${instead}`
