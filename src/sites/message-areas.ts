import type Catalogue from './messages/catalogue/en.json'
import type Search from './messages/search/en.json'
import { missing } from './messages'
import type { Wording } from './wording'

/** The interface texts of parts that are loaded on demand; English sets the shape. */
export interface AreaMessages {
  readonly catalogue: typeof Catalogue
  readonly search: typeof Search
}
export type MessageArea = keyof AreaMessages

type Chunks<Area extends MessageArea> = Readonly<
  Record<Wording, () => Promise<{ readonly default: AreaMessages[Area] }>>
>

const chunks: { readonly [Area in MessageArea]: Chunks<Area> } = {
  catalogue: {
    de: () => import('./messages/catalogue/de.json'),
    en: () => import('./messages/catalogue/en.json'),
    en_na: () => import('./messages/catalogue/en.json'),
    es: () => import('./messages/catalogue/es.json'),
    es_sa: () => import('./messages/catalogue/es.json'),
    fr: () => import('./messages/catalogue/fr.json'),
    it: () => import('./messages/catalogue/it.json'),
    pt: () => import('./messages/catalogue/pt.json'),
    pt_sa: () => import('./wordings/pt_sa/catalogue'),
  },
  search: {
    de: () => import('./messages/search/de.json'),
    en: () => import('./messages/search/en.json'),
    en_na: () => import('./messages/search/en.json'),
    es: () => import('./messages/search/es.json'),
    es_sa: () => import('./wordings/es_sa/search'),
    fr: () => import('./messages/search/fr.json'),
    it: () => import('./messages/search/it.json'),
    pt: () => import('./messages/search/pt.json'),
    pt_sa: () => import('./wordings/pt_sa/search'),
  },
}

const loaded = new Map<string, AreaMessages[MessageArea]>()

/** The texts of an area in one locale variant, if they are loaded already. */
export const areaMessagesOf = (area: MessageArea, wording: Wording) =>
  loaded.get(`${area} ${wording}`)

/** Fetches the texts of an area in one locale variant; warns and rejects as for all other texts. */
export async function loadAreaMessages(area: MessageArea, wording: Wording): Promise<void> {
  const { default: messages } = await chunks[area][wording]().catch(missing(`${area} ${wording}`))
  loaded.set(`${area} ${wording}`, messages)
}
