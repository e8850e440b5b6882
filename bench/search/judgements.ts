import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { languages, siteHandles, type Language } from '../../src/sites'

const FOLDER = path.join(__dirname, 'judgements')

const judgement = z.strictObject({
  query: z.string(),
  site: z.enum(siteHandles),
  kind: z.enum([
    'code',
    'typo',
    'plural',
    'compound',
    'accents',
    'synonym',
    'words',
    'place',
    'question',
    'job',
    'document',
    'figure',
    'page',
  ]),
  /** How good an answer is, from 1 to 3, by its place: `section/slug#anchor`. */
  answers: z.record(z.string(), z.int().min(1).max(3)),
})

/** A query, and the answers that are good for it. */
export interface Judgement extends z.infer<typeof judgement> {
  /** Set aside while the ranking is tuned. */
  readonly heldOut: boolean
}

const read = (file: string, heldOut: boolean): Judgement[] =>
  z
    .array(judgement)
    .parse(parse(readFileSync(path.join(FOLDER, file), 'utf8')))
    .map((each) => ({ ...each, heldOut }))

/** The judged queries of a language; the held-out ones come last. */
export const judgementsOf = (language: Language): Judgement[] => [
  ...read(`${language}.yaml`, false),
  ...read(`held-out/${language}.yaml`, true),
]

/** All judged queries, by language. */
export const allJudgements = (): [Language, Judgement[]][] =>
  languages.map((language) => [language, judgementsOf(language)])
