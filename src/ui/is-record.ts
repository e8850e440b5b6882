/** Tells an object of JSON from lists and plain values, in code that a browser downloads without the contract. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
