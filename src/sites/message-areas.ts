import type Catalogue from './messages/catalogue/en.json'
import type Search from './messages/search/en.json'
import { missing } from './messages'
import type { LocaleVariant } from './locale-variant'

/** The interface texts of parts that are loaded on demand; English sets the shape. */
export interface AreaMessages {
  readonly catalogue: typeof Catalogue
  readonly search: typeof Search
}
export type MessageArea = keyof AreaMessages

type Chunks<Area extends MessageArea> = Readonly<
  Record<LocaleVariant, () => Promise<{ readonly default: AreaMessages[Area] }>>
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
    pt_sa: () => import('./locale-variants/pt_sa/catalogue'),
  },
  search: {
    de: () => import('./messages/search/de.json'),
    en: () => import('./messages/search/en.json'),
    en_na: () => import('./messages/search/en.json'),
    es: () => import('./messages/search/es.json'),
    es_sa: () => import('./locale-variants/es_sa/search'),
    fr: () => import('./messages/search/fr.json'),
    it: () => import('./messages/search/it.json'),
    pt: () => import('./messages/search/pt.json'),
    pt_sa: () => import('./locale-variants/pt_sa/search'),
  },
}

const loaded = new Map<string, AreaMessages[MessageArea]>()

/** The texts of an area in one locale variant, if they are loaded already. */
export const areaMessagesOf = (area: MessageArea, variant: LocaleVariant) =>
  loaded.get(`${area} ${variant}`)

/** Fetches the texts of an area in one locale variant; warns and rejects as for all other texts. */
export async function loadAreaMessages(area: MessageArea, variant: LocaleVariant): Promise<void> {
  const { default: messages } = await chunks[area][variant]().catch(missing(`${area} ${variant}`))
  loaded.set(`${area} ${variant}`, messages)
}
