import etag from '@fastify/etag'
import fastify, { type FastifyInstance } from 'fastify'
import { buildContentVersion } from '../../content/service/build/content-version'
import type { SiteContent } from '../../content/service/build/site'
import { LibraryReader } from '../../content/service/files/library'
import { ProblemList } from '../../content/service/files/problem'
import { registerApi } from '../../content/service/http/api'
import { ChangeLog } from '../../content/service/http/change-log'
import { registerErrors } from '../../content/service/http/errors'
import { withSyntheticProducts } from '../../content/service/synthetic'
import type { SiteHandle } from '../../src/sites'

/** The sample's content of a site, with this many made-up products in addition. */
export async function syntheticContent(site: SiteHandle, count: number): Promise<SiteContent> {
  const library = await new LibraryReader('content/saxum').read()
  const contentVersion = buildContentVersion(library, 'published', new ProblemList())
  const own = contentVersion.sites.get(site)
  if (!own) throw new Error(`The sample has no site ${site}.`)
  // The other sites are left out: twelve times as many products would fill the memory.
  const large = withSyntheticProducts({ ...contentVersion, sites: new Map([[site, own]]) }, count)
  const content = large.sites.get(site)
  if (!content) throw new Error(`There are no synthetic products of ${site}.`)
  return content
}

/** The embedded content service's own addresses, over one site. It does not listen yet. */
export async function serviceOf(content: SiteContent): Promise<FastifyInstance> {
  const contentVersion = { regions: [], sites: new Map([[content.site, content]]) }
  const all = {
    contentVersions: { published: contentVersion, preview: contentVersion },
    problems: () => [],
    mediaVersions: new Map(),
    modified: new Date(0),
  }
  const server = fastify({ forceCloseConnections: true })
  registerErrors(server)
  await server.register(etag)
  registerApi(server, {
    content: () => all,
    changeLog: new ChangeLog(),
    previewToken: 'none',
    now: () => new Date(),
  })
  return server
}
