import type { PluginOptions } from 'gatsby'
import type { SourcingOptions } from '../../../src/content-graph'

/** How pictures are made; widths in pixels, sizes in bytes. */
export interface ImageOptions {
  readonly widths: readonly number[]
  readonly formats: readonly ('avif' | 'webp')[]
  /** 0 (quick) to 9 (small). 2 takes a sixth of the time of Gatsby's own for 5 % more bytes. */
  readonly avifEffort: number
  readonly maxBytes: number
}

/** The plugin's options after validation, with the token; README.md explains each. */
export interface SourceOptions extends PluginOptions, SourcingOptions {
  readonly contentApiUrl: string
  readonly token?: string
  /** Names the code that parses answers. An answer is not parsed again by the same code. */
  readonly parser?: string
  readonly sites: readonly { readonly handle: string }[]
  readonly concurrency: number
  readonly timeoutMs: number
  readonly retries: number
  readonly staleIfError: boolean
  /** Ask for everything, whatever is known to be unchanged. */
  readonly full: boolean
  readonly image: ImageOptions
  /** Of a film or icon. */
  readonly maxFileBytes: number
  readonly cacheDirectory: string
}

/**
 * The plugin's options in Gatsby, without the token, because Gatsby writes options into its cache.
 */
export interface GivenOptions extends SourceOptions {
  /** The environment variable with the preview token. */
  readonly tokenVariable?: string
  /** The environment variable with a name of the sources. */
  readonly sourcesVariable?: string
}

/** The options with the values of environment variables. */
export function withVariables(options: GivenOptions): SourceOptions {
  const [token, parser] = [options.tokenVariable, options.sourcesVariable].map(
    (name) => name && process.env[name],
  )
  return { ...options, ...(token && { token }), ...(parser && { parser }) }
}
