import type { ProductDimensions } from '../../contract'
import { localeVariantOf, type SiteHandle } from '../../sites'
import { drawingMessages } from '../../sites/drawing-messages'
import type { DrawingTexts } from './draw'
import { INDENT, inLines, PERSON_HEIGHT, type Layout } from './layout'
import { areaSize, grid, inLine, lengthWriter, weightWriter, writer } from './written'

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

const said = (...texts: readonly string[]) => texts.filter((text) => text !== '')

/**
 * The texts on the drawing of a machine, in the language and number format of a site. Parts that
 * are not drawn have no text.
 *
 * @param title the name of the version, or of the product
 */
export function textsOf(
  { length, width, height, weight, workingArea, supports }: ProductDimensions,
  layout: Layout,
  { title, site }: { readonly title: string; readonly site: SiteHandle },
): DrawingTexts {
  const messages = drawingMessages[localeVariantOf(site)]
  const write = writer(site)
  const writeLength = lengthWriter(site, Math.max(length, width))
  const sizes = {
    length: writeLength(length),
    width: writeLength(width),
    height: writeLength(height),
  }
  const sides = filled(messages.alt, {
    product: title,
    length: inLine(sizes.length),
    width: inLine(sizes.width),
    height: inLine(sizes.height),
  })
  const worksOn =
    workingArea && layout.area ? `${workingArea.label} ${areaSize(workingArea, writeLength)}` : ''
  const standsOn =
    supports && layout.supports.length > 0
      ? filled(messages.supports, {
          count: grid(supports),
          spacing: areaSize(
            { length: supports.spacingAlong, width: supports.spacingAcross },
            lengthWriter(site, Math.max(supports.spacingAlong, supports.spacingAcross)),
          ),
          load: inLine(write(supports.load, 'kN')),
        })
      : ''
  const heavy =
    weight === null ? '' : filled(messages.weight, { weight: inLine(weightWriter(site)(weight)) })
  const floor = filled(messages.floor, { area: inLine(write((length * width) / 1e6, 'm²')) })
  const person = layout.person
    ? filled(messages.person, { height: inLine(write(PERSON_HEIGHT / 1000, 'm')) })
    : ''
  const note = layout.isShortened ? messages.shortened : messages.note
  const { front, side, plan } = messages
  const { legend } = layout
  return {
    ...{ front, side, plan },
    ...sizes,
    description: said(sides, worksOn, standsOn, heavy, floor).join(', '),
    area: said(worksOn).flatMap((text) => inLines(text, legend, INDENT)),
    supports: said(standsOn).flatMap((text) => inLines(text, legend, INDENT)),
    lines: said(heavy, floor, note, person).flatMap((text) => inLines(text, legend)),
  }
}
