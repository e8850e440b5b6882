import { isObject } from '../contract/is-object'

/** A value somewhere in an answer, with its JSON path. */
export interface Spot {
  readonly path: string
  readonly value: unknown
}

const childrenOf = (value: unknown, path: string): Spot[] => {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({ path: `${path}[${index}]`, value: item }))
  }
  if (!isObject(value)) return []
  return Object.entries(value).map(([key, item]) => ({
    path: path === '' ? key : `${path}.${key}`,
    value: item,
  }))
}

/** Every value in an answer, itself first, parents before children, in the order of the answer. */
export function walk(value: unknown, path = ''): Spot[] {
  return [
    { path, value },
    ...childrenOf(value, path).flatMap((child) => walk(child.value, child.path)),
  ]
}
