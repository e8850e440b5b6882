import { create, insertMultiple, search } from '@orama/orama'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { searchDocuments } from '../../../content/service/search/documents'
import { sites } from '../../../src/sites'
import { placeOf } from '../place'
import type { Engine } from './engine'

const languages = {
  en: { language: 'english', stemmer: english },
  it: { language: 'italian', stemmer: italian },
  de: { language: 'german', stemmer: german },
  fr: { language: 'french', stemmer: french },
  es: { language: 'spanish', stemmer: spanish },
  pt: { language: 'portuguese', stemmer: portuguese },
} as const

const SCHEMA = {
  title: 'string',
  kind: 'string',
  names: 'string',
  summary: 'string',
  body: 'string',
} as const

/** Orama over the same texts, with its stemmers, typo tolerance and our weights of the fields. */
export const orama: Engine = async (content) => {
  const documents = searchDocuments(content)
  const { language, stemmer } = languages[sites[content.site].language]
  const database = create({
    schema: SCHEMA,
    components: { tokenizer: { language, stemming: true, stemmer } },
  })
  await insertMultiple(
    database,
    documents.map(({ result, kind, names, summary, body }, id) => ({
      id: String(id),
      title: result.title,
      kind: kind.join(' '),
      names: names.join(' '),
      summary: summary.join(' '),
      body: body.join(' '),
    })),
  )
  return async (term) => {
    const { hits } = await search(database, {
      term,
      limit: documents.length,
      tolerance: 1,
      boost: { title: 5, kind: 4, names: 3, summary: 3, body: 1 },
    })
    return hits.flatMap(({ id }) => {
      const document = documents[Number(id)]
      return document ? [placeOf(document.result)] : []
    })
  }
}
