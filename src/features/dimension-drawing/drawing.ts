import { createHash } from 'node:crypto'
import type { ProductDimensions } from '../../contract'
import { wordingOf, type SiteHandle } from '../../sites'
import { drawingMessages } from '../../sites/drawing-messages'
import { drawDimensions } from './draw'
import { heightOf, INDENT, inLines, layoutOf, PERSON_HEIGHT, WIDTH } from './layout'
import { escaped } from './svg'
import { areaSize, inLine, lengthWriter, weightWriter, writer } from './written'

/** The dimension drawing of one version of a machine in one site. */
export interface Drawing {
  /** Follows from all that is drawn and said. */
  readonly id: string
  /** What shows the drawing from an address, in HTML: a link to it that is the drawing, and says its sizes. */
  readonly html: (address: string) => string
  readonly svg: string
  readonly address: string
}

/** Below `/static`, which the CDN keeps for good: the name of the file tells its content. */
export const DRAWINGS_FOLDER = '/static/drawings'

/** How wide a drawing is shown where there is room; pixels. */
const SHOWN = 520

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/**
 * Draws a machine in front, side and plan with its sizes in both systems of units, in the words and numbers
 * of a site.
 *
 * @param title the name of the version, or of the product
 */
export function drawingOf(dimensions: ProductDimensions, title: string, site: SiteHandle): Drawing {
  const messages = drawingMessages[wordingOf(site)]
  const write = writer(site)
  const { length, width, height, weight, workingArea } = dimensions
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
  const heavy =
    weight === null ? '' : filled(messages.weight, { weight: inLine(weightWriter(site)(weight)) })
  const layout = layoutOf(dimensions)
  const worksOn =
    workingArea && layout.area ? `${workingArea.label} ${areaSize(workingArea, writeLength)}` : ''
  const floor = filled(messages.floor, { area: inLine(write((length * width) / 1e6, 'm²')) })
  const person = layout.person
    ? filled(messages.person, { height: inLine(write(PERSON_HEIGHT / 1000, 'm')) })
    : ''
  const said = (...texts: readonly string[]) => texts.filter((text) => text !== '')
  const area = said(worksOn).flatMap((text) => inLines(text, INDENT))
  const lines = said(
    heavy,
    floor,
    layout.isShortened ? messages.shortened : messages.note,
    person,
  ).flatMap((text) => inLines(text))
  const description = said(sides, worksOn, heavy, floor).join(', ')
  const sheet = heightOf(layout, area.length + lines.length)
  const { front, side, plan } = messages
  const svg = drawDimensions(layout, { description, front, side, plan, ...sizes, area, lines })
  const id = createHash('sha256').update(svg).digest('base64url').slice(0, 6)
  return {
    id,
    svg,
    address: `${DRAWINGS_FOLDER}/${id}.svg`,
    html: (address) => {
      const file = escaped(address)
      const size = `width="${SHOWN}" height="${Math.round((sheet * SHOWN) / WIDTH)}"`
      return `<a href="${file}"><img src="${file}" ${size} loading="lazy" alt="${escaped(description)}"></a>`
    },
  }
}
