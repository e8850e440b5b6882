import { originOf, publicOriginOf } from '../../contract'
import { UnfitValue } from './unfit-value'

const FORMAT = 'the Content-Security-Policy'

/**
 * The origin of an address of the configuration as a source of a Content-Security-Policy.
 *
 * @param variable has the address
 * @throws {UnfitValue} for an address whose origin is not exactly one source
 */
export function policySource(variable: string, address: string): string {
  const origin = originOf(address)
  if (origin !== null) return origin
  throw new UnfitValue(
    variable,
    address,
    FORMAT,
    'an http or https address whose host is letters, digits, hyphens and dots',
  )
}

/** An address of another service's page within content. */
export interface EmbeddedAddress {
  readonly address: string
  /** Entry and field that have it, for messages. */
  readonly place: string
}

/**
 * The origin of an embedded page as a source of a Content-Security-Policy.
 *
 * @throws {UnfitValue} for an address that is not on the public web
 */
export function embeddedSource({ address, place }: EmbeddedAddress): string {
  const origin = publicOriginOf(address)
  if (origin !== null) return origin
  throw new UnfitValue(place, address, FORMAT, 'an address of https with a host name')
}
