import { IMAGE_TYPE, type NodeDraft } from '../../../../src/content-graph'
import { type Manifest, variantsOf } from './manifest'

/** The public folder of images. */
const PUBLIC_PATH = '/media'

/** Visitors who ask for less motion see the files that stand still. */
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * IGatsbyImageData of gatsby-plugin-image. It is short, because pages have dozens of images. Every
 * browser that the site supports shows AVIF, except Edge before 121. So AVIF comes in several
 * sizes, and the largest WebP is the fallback. The page says how wide it shows the picture. `width`
 * and `height` are those of the largest variant, in pixels. The service's origin and other varying
 * values are not included. An image that moves has the moving WebP, in several sizes, as its
 * fallback.
 */
export function imageData(hash: string, manifest: Manifest): object {
  const { widths, formats, runs } = manifest
  const base = `${PUBLIC_PATH}/${hash}`
  const width = Math.max(...widths)
  const variants = variantsOf(manifest)
  const srcSet = (format: string, moves = false) =>
    variants
      .filter((variant) => variant.format === format && variant.moves === moves)
      .map((variant) => `${base}/${variant.file} ${variant.width}w`)
      .join(',')
  const others = formats.filter((format) => format !== 'webp')
  const sourcesOf = (each: readonly string[]) =>
    each.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) }))
  const still = {
    fallback: {
      src: `${base}/${width}.webp`,
      ...(others.length === 0 && { srcSet: srcSet('webp') }),
    },
    sources: sourcesOf(others),
  }
  const moving = {
    fallback: { src: `${base}/${width}-moving.webp`, srcSet: srcSet('webp', true) },
    sources: sourcesOf(formats).map((source) => ({ ...source, media: LESS_MOTION })),
  }
  return {
    layout: 'constrained',
    width,
    height: Math.round((manifest.height * width) / manifest.width),
    images: runs > 0 ? moving : still,
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
