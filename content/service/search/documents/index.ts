import type { SiteContent } from '../../build/site'
import { formDocuments, placeDocuments } from './contacts'
import { entryDocuments, questionDocuments } from './entries'
import { categoryDocuments, productDocuments } from './products'
import type { SearchDocument } from './search-document'

export type { SearchDocument } from './search-document'

/** The printed codes of short links, by the page that they lead to. */
function printedCodes({ shortlinks }: SiteContent): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>()
  for (const { code, section, slug } of shortlinks.values()) {
    const page = `${section} ${slug}`
    codes.set(page, [...(codes.get(page) ?? []), code])
  }
  return codes
}

/** Everything of a site that can be found. */
export function searchDocuments(content: SiteContent): SearchDocument[] {
  const printed = printedCodes(content)
  const pages = [
    ...categoryDocuments(content),
    ...productDocuments(content),
    ...entryDocuments(content),
  ].map((document) => {
    const { section, slug } = document.result
    return { ...document, codes: [...document.codes, ...(printed.get(`${section} ${slug}`) ?? [])] }
  })
  return [
    ...pages,
    ...questionDocuments(content),
    ...placeDocuments(content),
    ...formDocuments(content),
  ]
}
