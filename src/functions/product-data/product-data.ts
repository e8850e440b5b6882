import { documentTarget } from '../../content-files'
import { productData, productDataEndpoint } from '../../contract'
import { jsonAnswer, Failure } from '../lib/answer'
import { contentOrigin, serviceClient } from '../lib/content-service'
import { endpoint } from '../lib/endpoint'
import { pathAfter, siteOf } from '../lib/query'

/** Time-out of the product-data service (requirements 7), if the platform gives a function more. */
const TIMEOUT_MS = 10_000
/** Larger than any data sheet. */
const MAX_BYTES = 1_000_000

/**
 * `/api/product-data/{code}?site=`: technical data of a product version from the product-data
 * service (requirements 7). With the header `x-preview-token` it includes drafts, and is not
 * cached. Answers the contract's `ProductData`. Answers 400 for a wrong code or site, 403 for a
 * wrong token, 404 for an unknown code. Answers 502 and 504 when the service fails or is late.
 *
 * @param deadlineMs for tests
 */
export const productDataFunction = (deadlineMs = TIMEOUT_MS) =>
  endpoint(
    { parameters: ['site'], token: 'optional', keptAs: 'product-data', deadlineMs },
    async ({ url, parameters, token, deadline }) => {
      const code = productData.shape.code.safeParse(pathAfter('product-data', url))
      if (!code.success) throw new Failure(400, 'The address names no product code.')
      const site = siteOf(parameters)
      const variable = 'PRODUCT_DATA_URL'
      const client = serviceClient({ variable, token, deadline, maxBytes: MAX_BYTES })
      const { data } = await client.request(productDataEndpoint, { code: code.data }, { site })
      const { dataSheet } = data
      const href = dataSheet && documentTarget(dataSheet, contentOrigin()).href
      return jsonAnswer(200, { ...data, dataSheet: href })
    },
  )

export default productDataFunction()
