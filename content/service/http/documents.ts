import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isSiteHandle } from '../../../src/sites'
import type { Content } from '../build/content'
import { DATA_SHEETS, DOCUMENTS_PATH } from '../build/documents'
import { writeDataSheet } from '../documents/data-sheet'
import { writeEntryDocument } from '../documents/entry-document'
import { notFound } from './http-error'

interface DocumentSource {
  /** The content at this moment. */
  readonly content: () => Content
  readonly mediaFolder: string
}

/** Adds `/documents/{site}/{folder}/{name}.pdf`: data sheets and the texts of entries as PDF files. */
export function registerDocuments(server: FastifyInstance, source: DocumentSource): void {
  server.get<{ Params: { site: string; folder: string; name: string } }>(
    `${DOCUMENTS_PATH}/:site/:folder/:name.pdf`,
    async (request, reply) => {
      const { site, folder, name } = request.params
      const { editions, modified } = source.content()
      const content = isSiteHandle(site) ? editions.published.sites.get(site) : undefined
      const write = () =>
        content &&
        (folder === DATA_SHEETS
          ? writeDataSheet(content, name, source.mediaFolder, modified)
          : writeEntryDocument(content, folder, name, source.mediaFolder, modified))
      const document = await write()
      if (!document) throw notFound(`The document ${request.url}`)
      const etag = createHash('sha1').update(document).digest('base64url')
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="${name}.pdf"`)
        .header('cache-control', 'public, no-cache')
        .header('etag', `"${etag}"`)
        .send(document)
    },
  )
}
