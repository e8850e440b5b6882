import { IMAGE_TYPE, type NodeDraft } from '../../../../src/content-graph'
import type { Manifest } from './manifest'

/** Where the website offers an image's files. */
const PUBLIC_PATH = '/media'

/**
 * IGatsbyImageData of gatsby-plugin-image, written short: WebP, which every browser of today
 * shows, is the fallback, AVIF comes before it. `width` and `height` are those of the largest
 * variant, in pixels; the service's origin and anything else that varies is not in it.
 */
export function imageData(hash: string, manifest: Manifest): object {
  const { widths, formats } = manifest
  const base = `${PUBLIC_PATH}/${hash}`
  const width = Math.max(...widths)
  const sizes = `(min-width: ${width}px) ${width}px, 100vw`
  const srcSet = (format: string) =>
    widths.map((each) => `${base}/${each}.${format} ${each}w`).join(',')
  return {
    layout: 'constrained',
    width,
    height: Math.round((manifest.height * width) / manifest.width),
    images: {
      fallback: { src: `${base}/${width}.webp`, srcSet: srcSet('webp'), sizes },
      sources: formats
        .filter((format) => format !== 'webp')
        .map((format) => ({ type: `image/${format}`, srcSet: srcSet(format), sizes })),
    },
  }
}

/** The node of an image, with the share pictures of the focuses (by `focusKey`) that are in use. */
export function imageDraft(
  address: string,
  hash: string,
  manifest: Manifest,
  focuses: readonly string[],
): NodeDraft {
  const shares = Object.entries(manifest.shares)
    .filter(([key]) => focuses.includes(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { file, ...size }]) => [key, { src: `${PUBLIC_PATH}/${hash}/${file}`, ...size }])
  return {
    type: IMAGE_TYPE,
    key: address,
    fields: {
      address,
      width: manifest.width,
      height: manifest.height,
      data: imageData(hash, manifest),
      shares: Object.fromEntries(shares),
    },
  }
}
