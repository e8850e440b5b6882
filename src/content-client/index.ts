export { parseBaseUrl, type Query } from './addresses'
export { BodyError, bodyText, parseJson } from './body'
export {
  type CachedResponse,
  conditionalHeaders,
  type KeptAnswer,
  type ResponseCache,
} from './cache'
export { placeOf, unknownEndpoint } from './changes'
export {
  type ClientEvent,
  type CollectionName,
  type ContentClient,
  type ContentClientOptions,
  type ItemOf,
} from './types'
export { createContentClient } from './client'
export { type CollectionPage } from './pages'
export { type Deadline, deadlineIn } from './deadline'
export { WaitBudget } from './wait-budget'
export { ContentClientError, type ContentErrorCode } from './errors'
export { createTransport, type Transport, type TransportOptions } from './transport'
export { ParsedAnswers } from './parsed-answers'
