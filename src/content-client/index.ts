export { parseBaseUrl, type Query, redact } from './addresses'
export { type CachedResponse, conditionalHeaders, type ResponseCache } from './cache'
export {
  type Answer,
  type ClientEvent,
  type CollectionName,
  type ContentClient,
  type ContentClientOptions,
  type Freshness,
  type ItemOf,
} from './types'
export { createContentClient } from './client'
export { type CollectionPage } from './pages'
export { ContentClientError, type ContentErrorCode } from './errors'
export { createTransport, type Received, type Transport, type TransportOptions } from './transport'
