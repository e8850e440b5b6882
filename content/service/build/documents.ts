import type { Document } from '../../../src/contract'
import { sites, type SiteHandle } from '../../../src/sites'
import type { DocumentField } from '../model/common-schemas'
import type { ProductFile } from '../model/product-schemas'
import type { Field } from './context'
import { glossaryOf } from './figures'

/** The path of the documents that the service writes itself. */
export const DOCUMENTS_PATH = '/documents'

/**
 * Folders of documents about products. The documents of entries are in folders named after their sections.
 */
export const DATA_SHEETS = 'data-sheets'
export const BROCHURES = 'brochures'

/**
 * The address of a document that the service writes: a data sheet or brochure by code, an entry's text by
 * slug.
 */
export const documentUrl = (site: SiteHandle, folder: string, name: string): string =>
  `${DOCUMENTS_PATH}/${site}/${folder}/${encodeURIComponent(name)}.pdf`

/** The usual name of a file type, by the file's extension. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  zip: 'ZIP',
}

const typeOf = (address: string): string | null =>
  TYPES[/\.(\w+)$/.exec(address)?.[1]?.toLowerCase() ?? ''] ?? null

/**
 * A document of the contract.
 *
 * @param written the address of the document that the service writes from the texts around the field. It is
 *   used when the field has no address of its own.
 */
export function buildDocument(
  { title, url }: DocumentField,
  written: string,
  language: string,
): Document {
  const address = url ?? written
  return { title, url: address, type: typeOf(address), size: null, language }
}

/** The brochure of a product, titled with the glossary's `brochure`; none without that term. */
export function buildBrochure(field: Field, { code, title }: ProductFile): Document[] {
  const { site } = field.context
  const label = glossaryOf(field).terms.brochure
  if (label === undefined) return []
  const written = documentUrl(site, BROCHURES, code)
  return [buildDocument({ title: `${label} ${title}` }, written, sites[site].language)]
}

/** The data sheets of a product, one for each version, titled with the glossary's `dataSheet`. */
export const buildDataSheets = (field: Field, { versions }: ProductFile): Document[] => {
  const { site } = field.context
  const label = glossaryOf(field).terms.dataSheet
  return versions.map(({ code, title }) =>
    buildDocument(
      { title: label === undefined ? title : `${label} ${title}` },
      documentUrl(site, DATA_SHEETS, code),
      sites[site].language,
    ),
  )
}
