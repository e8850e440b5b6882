import { createContentService } from '../../../content/service/service'

/** The embedded content service with the sample content. */
export interface SampleService {
  readonly origin: string
  /** Sets an answer where path and query match, until it is replaced. */
  readonly answer: (match: string, rule: object) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

/** Starts the service on a free port. */
export async function sampleService(): Promise<SampleService> {
  const service = await createContentService({
    directory: 'content/saxum',
    watch: false,
    faultInjection: true,
  })
  const origin = await service.listen({ port: 0, host: 'localhost' })
  return {
    origin,
    answer: (match, rule) =>
      fetch(`${origin}/_misbehave`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([{ match, ...rule }]),
      }),
    close: () => service.close(),
  }
}
