import { formFor, type OfferedForm } from '../../routes'
import type { SiteHandle } from '../../sites'
import { fetchSiteData } from '../site-data'

/** A form, and the answers that are possible in it. */
export interface ProductForm {
  readonly form: string
  readonly choices?: { readonly version: readonly string[] }
}

/**
 * The form for a product, with the versions to choose from. An unknown product has the purpose's
 * own form, as has every product while the data of the products cannot be loaded.
 *
 * @param product its title, as the link to the form names it
 */
export async function formAbout(
  product: string,
  offered: Pick<OfferedForm, 'code' | 'variants'>,
  site: SiteHandle,
): Promise<ProductForm> {
  const products = await fetchSiteData(site, 'enquiry-products').catch(() => null)
  const known = products && Object.hasOwn(products, product) ? products[product] : undefined
  const form = formFor(offered, known?.category)
  return known && known.versions.length > 1
    ? { form, choices: { version: known.versions } }
    : { form }
}
