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
  ]),
  /** Kept aside while the ranking is tuned. */
  heldOut: z.boolean().default(false),
  /** How good an answer is, from 1 to 3, by its place: `section/slug#anchor`. */
  answers: z.record(z.string(), z.int().min(1).max(3)),
})
export type Judgement = z.infer<typeof judgement>

/** The judged queries of a language. */
export const judgementsOf = (language: Language): Judgement[] =>
  z.array(judgement).parse(parse(readFileSync(path.join(FOLDER, `${language}.yaml`), 'utf8')))

/** All judged queries, by language. */
export const allJudgements = (): [Language, Judgement[]][] =>
  languages.map((language) => [language, judgementsOf(language)])
