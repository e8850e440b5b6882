import { isObject } from '../../contract/is-object'
/** Webpack's settings, as far as chunks are split by them. */
export interface SplitSettings {
  readonly options: { readonly optimization: { readonly splitChunks?: unknown } }
}

/** The groups by which Gatsby gathers modules in chunks, by their keys. */
export function cacheGroups({ options }: SplitSettings): Record<string, unknown> {
  const { splitChunks } = options.optimization
  const groups = isObject(splitChunks) ? splitChunks.cacheGroups : undefined
  return isObject(groups) ? groups : {}
}

/** One of these groups; nothing where there is none. */
export function cacheGroup(
  settings: SplitSettings,
  key: string,
): Record<string, unknown> | undefined {
  const { [key]: group } = cacheGroups(settings)
  return isObject(group) ? group : undefined
}
