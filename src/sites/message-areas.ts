import type { Language } from './sites'
import type Catalogue from './messages/catalogue/en.json'
import type Search from './messages/search/en.json'

/** The interface texts of parts that are loaded on demand; English sets the shape. */
export interface AreaMessages {
  readonly catalogue: typeof Catalogue
  readonly search: typeof Search
}
export type MessageArea = keyof AreaMessages

type Chunks<Area extends MessageArea> = Readonly<
  Record<Language, () => Promise<{ readonly default: AreaMessages[Area] }>>
>

const chunks: { readonly [Area in MessageArea]: Chunks<Area> } = {
  catalogue: {
    de: () => import('./messages/catalogue/de.json'),
    en: () => import('./messages/catalogue/en.json'),
    es: () => import('./messages/catalogue/es.json'),
    fr: () => import('./messages/catalogue/fr.json'),
    it: () => import('./messages/catalogue/it.json'),
    pt: () => import('./messages/catalogue/pt.json'),
  },
  search: {
    de: () => import('./messages/search/de.json'),
    en: () => import('./messages/search/en.json'),
    es: () => import('./messages/search/es.json'),
    fr: () => import('./messages/search/fr.json'),
    it: () => import('./messages/search/it.json'),
    pt: () => import('./messages/search/pt.json'),
  },
}

const loaded = new Map<string, AreaMessages[MessageArea]>()

/** The texts of an area in one language if they are here already. */
export const areaMessagesOf = (area: MessageArea, language: Language) =>
  loaded.get(`${area} ${language}`)

/** Fetches the texts of an area in one language; rejects when the chunk cannot be had. */
export async function loadAreaMessages(area: MessageArea, language: Language): Promise<void> {
  const { default: messages } = await chunks[area][language]()
  loaded.set(`${area} ${language}`, messages)
}
