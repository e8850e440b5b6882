import type { ContentClient } from '../../content-client'
import { endpointPath, productDataEndpoint, type ProductData } from '../../contract'
import { sites } from '../../sites'
import { findingsOf } from '../check-client'
import { type Finding, violation } from '../finding'
import type { Asked, SiteSnapshot, Snapshot } from '../snapshot'

/** Labels are written per language: one site of each language is enough. */
const speaks = ({ site }: SiteSnapshot) => sites[site].speaksForLanguage

/**
 * Every version of every product has technical data, in each language. The data come from the
 * product-data service (requirements 7), not from the content service.
 *
 * @returns the findings, and the answers, whose data sheets are files of the content service
 */
export async function checkProductData(
  client: ContentClient,
  snapshot: Snapshot,
): Promise<{ findings: Finding[]; answers: Asked<ProductData>[] }> {
  const answers: Asked<ProductData>[] = []
  const versions = snapshot.sites
    .filter(speaks)
    .flatMap(({ site, answers }) =>
      answers.product.flatMap(({ data }) => data.versions.map(({ code }) => ({ site, code }))),
    )
  const findings = await Promise.all(
    versions.map(async ({ site, code }): Promise<Finding[]> => {
      const address = `(product data) ${endpointPath(productDataEndpoint.path, { code })}?site=${site}`
      try {
        const { data } = await client.request(productDataEndpoint, { code }, { site })
        answers.push({ site, address, parameters: { code }, data })
        return data.code === code
          ? []
          : [violation({ site, address }, 'code', JSON.stringify(code), JSON.stringify(data.code))]
      } catch (error) {
        return findingsOf(error, site, address, 'warning')
      }
    }),
  )
  return { findings: findings.flat(), answers }
}
