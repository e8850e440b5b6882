import type { SiteHandle } from '../../sites'
import { CARDS_PER_FILE, type CatalogueCard } from '../catalogue'
import { fetchSiteData } from '../site-data'
import { MOST } from './chosen'
import type { Machine } from './compare'

function machineOf(card: CatalogueCard, code: string): Machine {
  const version = code === card.code ? undefined : card.versions.find((one) => one.code === code)
  if (!version) return card
  const href = card.href && `${card.href}?version=${encodeURIComponent(code)}`
  return { ...version, href, image: card.image }
}

/**
 * The products and versions with the given codes, in the order of the codes. The list has at most
 * as many as can be compared, and leaves out those that the site does not have.
 *
 * @throws when a file of site data fails to load
 */
export async function findMachines(
  site: SiteHandle,
  asked: readonly string[],
): Promise<readonly Machine[]> {
  const { codes } = await fetchSiteData(site, 'catalogue-codes')
  const products = new Map(codes.flatMap((own, product) => own.map((code) => [code, product])))
  const found = asked.flatMap((code) => {
    const product = products.get(code)
    return product === undefined ? [] : [{ code, product }]
  })
  const machines = await Promise.all(
    found.slice(0, MOST).map(async ({ code, product }) => {
      const file = Math.floor(product / CARDS_PER_FILE)
      const { cards } = await fetchSiteData(site, `catalogue-cards-${file}`)
      const card = cards[product % CARDS_PER_FILE]
      return card ? [machineOf(card, code)] : []
    }),
  )
  return machines.flat()
}
