import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Relative luminance of a colour in sRGB, as WCAG defines it; from 0 to 1. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast between the lightest and the darkest painted pixel of an element, from 1 to 21.
 *
 * @param part only the pixels from its left edge up to this width
 */
export async function contrastOf(
  element: Locator,
  part?: { readonly left: number },
): Promise<number> {
  const picture = sharp(await element.screenshot()).removeAlpha()
  const { height, width } = await picture.metadata()
  const area = { top: 0, left: 0, width: Math.min(part?.left ?? width, width), height }
  const pixels = await picture.extract(area).raw().toBuffer()
  const lights = Array.from({ length: pixels.length / 3 }, (_, index) =>
    luminance([...pixels.subarray(index * 3, index * 3 + 3)]),
  )
  const dark = lights.reduce((least, each) => Math.min(least, each), 1)
  const light = lights.reduce((most, each) => Math.max(most, each), 0)
  return (light + 0.05) / (dark + 0.05)
}
