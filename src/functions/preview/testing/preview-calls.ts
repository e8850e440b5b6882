import {
  draftService,
  TOKEN,
  type DraftService,
  type Files,
} from '../../../preview/server/testing/service'
import { previewFunction } from '../preview'

const DEADLINE_MS = 40_000

/** The preview function over an embedded content service with a small site. */
export interface PreviewCalls {
  /** The service; there is one from the first test on. */
  readonly service: () => DraftService
  readonly ask: (
    query: string,
    token?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>
  /**
   * Advances the function's time by milliseconds; by default by enough that no cached content
   * counts as fresh.
   */
  readonly later: (milliseconds?: number) => void
}

/**
 * Starts the service before the tests of a file and ends it after them.
 *
 * @param log is called with each line of the function's log
 */
export function previewCalls(
  files: Files,
  log: (...words: readonly unknown[]) => void = () => undefined,
): PreviewCalls {
  const handler = previewFunction(DEADLINE_MS)
  const now = Date.now.bind(Date)
  let ahead = 0
  let service: DraftService

  beforeAll(async () => {
    service = await draftService(files)
    process.env.CONTENT_API_URL = `${service.origin}/api`
    process.env.FUNCTION_TIMEOUT_SECONDS = '60'
    process.env.URL = 'https://www.example.com'
  })
  afterAll(async () => {
    delete process.env.CONTENT_API_URL
    delete process.env.FUNCTION_TIMEOUT_SECONDS
    delete process.env.URL
    await service.close()
  })
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(log)
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  })
  afterEach(() => jest.restoreAllMocks())

  return {
    service: () => service,
    ask: (query, token = TOKEN, headers = {}) =>
      handler(
        new Request(`https://www.example.com/api/preview?${query}`, {
          headers: { 'x-preview-token': token, ...headers },
        }),
      ),
    later: (milliseconds = 60_000) => {
      ahead += milliseconds
    },
  }
}
