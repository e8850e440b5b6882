import type { CreateResolversArgs, Store } from 'gatsby'

type Call = (...parameters: readonly unknown[]) => unknown

/** Gatsby's types call some of its functions just `Function`. */
const isCall = (value: unknown): value is Call => typeof value === 'function'

/** @throws when it is no function */
function called(value: unknown, name: string): Call {
  if (!isCall(value)) throw new TypeError(`Gatsby has no ${name}: see docs/gatsby.md.`)
  return value
}

/** Gatsby's state, to be parsed before it is used. */
export const stateOf = ({ getState }: Pick<Store, 'getState'>): unknown =>
  called(getState, 'getState')()

/** Registers resolvers with Gatsby, by type and field. */
export function addResolvers(
  { createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>,
  resolvers: Readonly<Record<string, object>>,
): void {
  called(createResolvers, 'createResolvers')(resolvers)
}
