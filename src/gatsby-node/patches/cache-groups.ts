/** Webpack's settings, as far as chunks are split by them. */
export interface SplitSettings {
  readonly options: { readonly optimization: { readonly splitChunks?: unknown } }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A group by which Gatsby gathers modules in chunks, by its key; nothing where it has none. */
export function cacheGroup(
  { options }: SplitSettings,
  key: string,
): Record<string, unknown> | undefined {
  const { splitChunks } = options.optimization
  const groups = isRecord(splitChunks) ? splitChunks.cacheGroups : undefined
  const group = isRecord(groups) ? groups[key] : undefined
  return isRecord(group) ? group : undefined
}
