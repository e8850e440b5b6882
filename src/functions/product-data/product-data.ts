import { createContentClient } from '../../content-client'
import { documentHref, productData, productDataEndpoint } from '../../contract'
import { answer, Failure } from '../lib/answer'
import { endpoint, pathAfter, siteOf } from '../lib/endpoint'
import { requiredVariable } from '../lib/environment'
import { previewTokenOf } from '../lib/preview-token'

/** Time-out of the product-data service (requirements 7). */
export const TIMEOUT_MS = 10_000
/** Far above any data sheet; keeps a broken service from filling the function's memory. */
const MAX_BYTES = 1_000_000

/**
 * `/api/product-data/{code}?site=`: technical data of a product version from the product-data
 * service (requirements 7); with the header `x-preview-token` those of drafts, for nobody else. Answers the
 * contract's `ProductData`; 400 for a wrong code or site,
 * 404 for an unknown code, 502 and 504 when the service fails or is late.
 *
 * @param timeoutMs for tests
 */
export const productDataFunction = (timeoutMs: number) =>
  endpoint(async (url, request) => {
    const code = productData.shape.code.safeParse(pathAfter('product-data', url))
    if (!code.success) throw new Failure(400, 'The address names no product code.')
    const site = siteOf(url)
    const token = previewTokenOf(request)
    const client = createContentClient({
      baseUrl: requiredVariable('PRODUCT_DATA_URL'),
      timeoutMs,
      retries: 0,
      concurrency: 1,
      maxBytes: MAX_BYTES,
      ...(token && { token }),
    })
    const { data } = await client.request(productDataEndpoint, { code: code.data }, { site })
    const { dataSheet } = data
    const body = { ...data, dataSheet: dataSheet && documentHref(dataSheet) }
    if (token) return answer(200, body, { kind: 'none' })
    return answer(200, body, { kind: 'shared', varyBy: ['site'], tags: ['product-data'] })
  })

export default productDataFunction(TIMEOUT_MS)
