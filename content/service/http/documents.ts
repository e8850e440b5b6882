import type { FastifyInstance } from 'fastify'
import { isSiteHandle } from '../../../src/sites'
import type { Content } from '../build/content'
import { BROCHURES, DATA_SHEETS, DOCUMENTS_PATH } from '../build/documents'
import type { SiteContent } from '../build/site'
import { brochureOf, writeBrochure } from '../documents/brochure'
import { dataSheetOf, writeDataSheet } from '../documents/data-sheet'
import { entryOf, writeEntryDocument } from '../documents/entry-document'
import { DocumentCache } from './document-cache'
import { notFound } from './http-error'

interface DocumentSource {
  /** The content at this moment. */
  readonly content: () => Content
  readonly mediaFolder: string
}

/** How documents of a folder are found and written, by their names. */
interface Folder {
  readonly find: (content: SiteContent, name: string) => object | null | undefined
  readonly write: (
    content: SiteContent,
    name: string,
    mediaFolder: string,
    date: Date,
  ) => Promise<Buffer | null>
}

const OF_PRODUCTS: ReadonlyMap<string, Folder> = new Map([
  [DATA_SHEETS, { find: dataSheetOf, write: writeDataSheet }],
  [BROCHURES, { find: brochureOf, write: writeBrochure }],
])

const ofSection = (section: string): Folder => ({
  find: (content, name) => entryOf(content, section, name),
  write: (content, ...rest) => writeEntryDocument(content, section, ...rest),
})

const folderOf = (name: string): Folder => OF_PRODUCTS.get(name) ?? ofSection(name)

type Params = { readonly site: string; readonly folder: string; readonly name: string }

/** Adds `/documents/{site}/{folder}/{name}.pdf`: brochures, data sheets and the texts of entries as PDF files. */
export function registerDocuments(server: FastifyInstance, source: DocumentSource): void {
  const address = `${DOCUMENTS_PATH}/:site/:folder/:name.pdf`
  const cache = new DocumentCache()
  const publishedIn = (site: string) =>
    isSiteHandle(site) ? source.content().contentVersions.published.sites.get(site) : undefined

  // Clients check the existence of thousands of documents, so this check writes none.
  server.head<{ Params: Params }>(address, (request, reply) => {
    const { site, folder, name } = request.params
    const content = publishedIn(site)
    if (!content || !folderOf(folder).find(content, name))
      throw notFound(`The document ${request.url}`)
    return reply.header('content-type', 'application/pdf').send()
  })

  server.get<{ Params: Params }>(address, async (request, reply) => {
    const { site, folder, name } = request.params
    const all = source.content()
    const content = publishedIn(site)
    const { mediaFolder } = source
    const document =
      content &&
      (await cache.get(all, `${site}/${folder}/${name}`, () =>
        folderOf(folder).write(content, name, mediaFolder, all.modified),
      ))
    if (!document) throw notFound(`The document ${request.url}`)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .header('cache-control', 'public, no-cache')
      .header('etag', document.etag)
      .send(document.bytes)
  })
}
