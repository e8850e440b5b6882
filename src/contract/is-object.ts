/** Tells an object of JSON from lists and plain values. It needs no schemas, so that code for the browser may import it. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
