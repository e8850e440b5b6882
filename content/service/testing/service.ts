import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Problem } from '../files/problem'
import { createContentService, type ContentServiceOptions } from '../service'
import { ContentDirectory, type ContentFiles } from './content-directory'

const closers: (() => Promise<unknown>)[] = []

/** Closes every service and removes every directory of the test; for `afterEach`. */
export async function closeServices(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

/** A content directory that {@link closeServices} removes. */
export async function contentDirectory(files?: ContentFiles): Promise<ContentDirectory> {
  const directory = await ContentDirectory.create(files)
  closers.push(() => directory.remove())
  return directory
}

const titled = z.object({ data: z.array(z.object({ title: z.string() })) })

const problems = z.object({
  data: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      file: z.string(),
      line: z.int().positive(),
      field: z.string(),
      expected: z.string(),
      got: z.string(),
    }),
  ),
})

/** A service that listens on its own port; tests use it over real HTTP. */
export class TestService {
  constructor(
    readonly server: FastifyInstance,
    /** `http://localhost:12345` */
    readonly address: string,
  ) {}

  request(path: string, init?: RequestInit): Promise<Response> {
    return fetch(`${this.address}${path}`, init)
  }

  /** The JSON of an address, whatever its status. */
  async json(path: string): Promise<unknown> {
    const response = await this.request(path)
    return response.json()
  }

  /** The titles in a collection's answer. */
  async titles(path: string): Promise<string[]> {
    return titled.parse(await this.json(path)).data.map(({ title }) => title)
  }

  /** All problems that the service knows of. */
  async problems(): Promise<Problem[]> {
    return problems.parse(await this.json('/api/_errors.json')).data
  }
}

/** Starts a service over a directory; without a directory over the small example with these files. */
export async function startService(
  files: ContentFiles | ContentDirectory = {},
  options: Partial<ContentServiceOptions> = {},
): Promise<TestService> {
  const directory = files instanceof ContentDirectory ? files : await contentDirectory(files)
  const server = await createContentService({ directory: directory.path, watch: false, ...options })
  closers.push(() => server.close())
  return new TestService(server, await server.listen({ port: 0, host: 'localhost' }))
}
