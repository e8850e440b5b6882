/** Webpack's settings, as far as chunks are split by them. */
export interface SplitSettings {
  readonly options: { readonly optimization: { readonly splitChunks?: unknown } }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The groups by which Gatsby gathers modules in chunks, by their keys. */
export function cacheGroups({ options }: SplitSettings): Record<string, unknown> {
  const { splitChunks } = options.optimization
  const groups = isRecord(splitChunks) ? splitChunks.cacheGroups : undefined
  return isRecord(groups) ? groups : {}
}

/** One of these groups; nothing where there is none. */
export function cacheGroup(
  settings: SplitSettings,
  key: string,
): Record<string, unknown> | undefined {
  const { [key]: group } = cacheGroups(settings)
  return isRecord(group) ? group : undefined
}
