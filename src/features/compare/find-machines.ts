import type { SiteHandle } from '../../sites'
import { CARDS_PER_FILE, type CatalogueCard } from '../catalogue'
import { actionsAbout } from '../enquiry'
import { fetchProductData } from '../product-data'
import { fetchSiteData } from '../site-data'
import { MOST } from './chosen'
import type { Machine } from './compare'

/** A machine, and the code that its technical data have. */
interface FoundMachine {
  readonly machine: Machine
  readonly dataCode: string
}

function machineOf(card: CatalogueCard, code: string): FoundMachine {
  const version = card.versions.find((each) => each.code === code)
  const subject = { product: card.title, ...(version && { version: version.title }) }
  const [action = null] = actionsAbout(card.action ? [card.action] : [], subject)
  // The page of a product shows the data of its first version at first.
  if (!version) {
    return { machine: { ...card, action }, dataCode: card.versions[0]?.code ?? card.code }
  }
  const href = card.href && `${card.href}?version=${encodeURIComponent(code)}`
  return { machine: { ...version, href, image: card.image, action }, dataCode: code }
}

/** A machine with its technical data; a machine without published data has its key figures only. */
async function withData(
  { machine, dataCode }: FoundMachine,
  site: SiteHandle,
  signal: AbortSignal,
): Promise<Machine> {
  const answer = await fetchProductData(dataCode, site, signal)
  if (answer.status === 'ready') return { ...machine, data: answer.data.groups }
  return { ...machine, isPartial: answer.reason !== 'missing' }
}

/**
 * The products and versions with the given codes and their technical data, in the order of the
 * codes. The list has at most as many as can be compared, and leaves out those that the site does
 * not have.
 *
 * @param signal ends the requests for technical data
 * @throws when a file of site data fails to load
 */
export async function findMachines(
  site: SiteHandle,
  asked: readonly string[],
  signal: AbortSignal,
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
      return card ? [await withData(machineOf(card, code), site, signal)] : []
    }),
  )
  return machines.flat()
}
