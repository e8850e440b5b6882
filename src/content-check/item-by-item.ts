import { z } from 'zod'
import type { CollectionName, CollectionPage, ItemOf } from '../content-client'
import {
  collection,
  ContractError,
  type Endpoint,
  endpoints,
  type Identity,
  identityOf,
  parse,
  type Violation,
} from '../contract'

/** An item of a list that follows the contract, or its violations. */
export type Judged<Item> = Partial<Identity> &
  (
    | { readonly item: Item; readonly violations?: undefined }
    | { readonly violations: readonly Violation[] }
  )

type Collections = {
  readonly [Name in CollectionName]: Endpoint & {
    readonly schema: {
      readonly shape: { readonly data: { readonly element: z.ZodType<ItemOf<Name>> } }
    }
  }
}
const collections: Collections = endpoints

const judge =
  <Item>(schema: z.ZodType<Item>) =>
  (json: unknown): Judged<Item> => {
    try {
      return { ...identityOf(json), item: parse(schema, json, '') }
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      return { ...identityOf(json), violations: error.violations }
    }
  }

/** A collection whose items are judged one by one, so that a bad one does not hide the others. */
export function itemByItem<Name extends CollectionName>(
  name: Name,
): Endpoint<z.ZodType<CollectionPage<Judged<ItemOf<Name>>>>> {
  const { schema, ...endpoint } = collections[name]
  const item = z.unknown().transform(judge(schema.shape.data.element))
  return { ...endpoint, schema: collection(item) }
}
