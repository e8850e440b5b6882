import { documentTarget, linkTarget, mapAddresses, type FoundAddress } from '../content-files'
import type { NodeDraft } from './node-types'

/** The build makes files of the website of pictures and films. It names them by their paths. */
const withoutOrigin = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address

function hrefOf({ use, address }: FoundAddress, origin: string): string {
  switch (use) {
    case 'link':
      return linkTarget(address, origin).href
    case 'file':
      return documentTarget(address, origin).href
    case 'image':
    case 'film':
      return withoutOrigin(address, origin)
  }
}

/**
 * A draft with the addresses that the website offers. A content service on another port or host with the same content
 * makes the same nodes.
 */
export const normalizeUrls = (draft: NodeDraft, origin: string): NodeDraft => ({
  ...draft,
  fields: mapAddresses(draft.fields, (found) => hrefOf(found, origin)),
})
