import { dataAddress } from '../runtime/loader'

/** Where the build writes what a page knows of itself besides its content, by its path. */
export const contextAddress = (path: string): string =>
  dataAddress(path).replace(/[^/]+$/, 'context.json')
