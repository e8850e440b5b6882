import type { Outline } from '../../contract'
import { escaped } from '../../contract/escaped'
import { EDGE, GAP_AT, heightOf, INDENT, LINE, type Box, type Layout } from './layout'
import { outlineIn } from './outline-lines'
import { element, line, words } from './svg'
import type { Written } from './written'

/** The texts of a drawing. */
export interface DrawingTexts {
  /** All sizes in one sentence. */
  readonly description: string
  readonly front: string
  readonly side: string
  readonly plan: string
  readonly length: Written
  readonly width: Written
  readonly height: Written
  /** The meaning of the dashed field of the plan; no lines where there is none. */
  readonly area: readonly string[]
  /** The meaning of the crosses of the plan; no lines where there are none. */
  readonly supports: readonly string[]
  /** The other lines of the legend. */
  readonly lines: readonly string[]
}

/** The site's typeface, where the drawing brings it or the computer has it. */
const FONTS = "Archivo, 'Helvetica Neue', Arial, sans-serif"

const INK = '#171513'
const MUTED = '#5f5a54'
const FILL = '#ecebe9'
const PAPER = '#fff'

/** The distance of a view's sizes from the view. */
const BELOW = 34
const BESIDE = 20

const ARROW = element(
  'marker',
  {
    id: 'a',
    viewBox: '0 0 10 6',
    refX: 10,
    refY: 3,
    markerWidth: 10,
    markerHeight: 6,
    orient: 'auto-start-reverse',
  },
  element('path', { d: 'M0 0 10 3 0 6z', fill: INK }),
)
const ARROWS = { 'marker-start': 'url(#a)', 'marker-end': 'url(#a)' }
const MIDDLE = { 'text-anchor': 'middle' }

const block = ({ x, y, width, height }: Box) =>
  element('rect', { x, y, width, height, fill: FILL, 'stroke-width': 2 })

/** A machine seen from one side. */
function machine(box: Box, path: string): string {
  const { silhouette, edges } = outlineIn(box, path)
  return (
    element('path', {
      d: silhouette,
      fill: FILL,
      'fill-rule': 'evenodd',
      'stroke-width': 1.3,
      'stroke-linejoin': 'round',
    }) + (edges && element('path', { d: edges, 'stroke-width': 0.6 }))
  )
}

/** The axes of symmetry, dash and dot. */
const axes = ({ x, y, width, height }: Box, directions: 'both' | 'upright') =>
  element(
    'g',
    { stroke: MUTED, 'stroke-dasharray': '14 4 3 4' },
    line([
      [x + width / 2, y - 8],
      [x + width / 2, y + height + 8],
    ]) +
      (directions === 'both'
        ? line([
            [x - 8, y + height / 2],
            [x + width + 8, y + height / 2],
          ])
        : ''),
  )

/** The break of a shortened machine: a strip left out between two broken lines. */
function gap({ x, y, width, height }: Box): string {
  const [middle, step] = [x + width * GAP_AT, Math.min(height / 4, 14)]
  const edge = (offset: number): [number, number][] => [
    [middle + offset, y - 6],
    [middle + offset, y + height / 2 - step],
    [middle + offset - 5, y + height / 2 - step / 3],
    [middle + offset + 5, y + height / 2 + step / 3],
    [middle + offset, y + height / 2 + step],
    [middle + offset, y + height + 6],
  ]
  const strip = line([...edge(0), ...edge(9).reverse()], { fill: PAPER, stroke: 'none' })
  return strip + line(edge(0)) + line(edge(9))
}

/** A person of usual height on a point of the floor, for comparison. */
function person({ person: place, scale }: Layout): string {
  if (!place) return ''
  const { x, y, height } = place
  const width = 440 * scale
  return element(
    'g',
    { fill: MUTED, stroke: 'none' },
    element('circle', { cx: x, cy: y - height + width / 4, r: width / 4 }) +
      element('rect', {
        x: x - width / 2,
        y: y - height * 0.83,
        width,
        height: height * 0.45,
        rx: width / 3,
      }) +
      element('rect', {
        x: x - width / 3,
        y: y - height * 0.5,
        width: (width * 2) / 3,
        height: height * 0.5,
        rx: width / 8,
      }),
  )
}

/** A size along the lower edge of a view: thin lines away from it and arrows between them. */
const spanBelow = ({ x, y, width, height }: Box): string => {
  const at = y + height + BELOW
  return (
    line([
      [x, y + height + 6],
      [x, at + 6],
    ]) +
    line([
      [x + width, y + height + 6],
      [x + width, at + 6],
    ]) +
    line(
      [
        [x, at],
        [x + width, at],
      ],
      ARROWS,
    )
  )
}

/** The same along the right edge. */
const spanBeside = ({ x, y, width, height }: Box): string => {
  const at = x + width + BESIDE
  return (
    line([
      [x + width + 6, y],
      [at + 6, y],
    ]) +
    line([
      [x + width + 6, y + height],
      [at + 6, y + height],
    ]) +
    line(
      [
        [at, y],
        [at, y + height],
      ],
      ARROWS,
    )
  )
}

const sizeBelow = ({ x, y, width, height }: Box, { metric, imperial }: Written): string => {
  const [middle, at] = [x + width / 2, y + height + BELOW]
  return (
    words([middle, at - 7], metric, MIDDLE) +
    words([middle, at + 19], imperial, { ...MIDDLE, fill: MUTED })
  )
}

const sizeBeside = ({ x, y, width, height }: Box, { metric, imperial }: Written): string => {
  const [at, middle] = [x + width + BESIDE + 10, y + height / 2]
  return words([at, middle - 3], metric) + words([at, middle + 17], imperial, { fill: MUTED })
}

/** The floor below a view. */
const floor = ({ x, y, width, height }: Box, from: number) =>
  line(
    [
      [from, y + height],
      [x + width + 10, y + height],
    ],
    { 'stroke-width': 3 },
  )

const named = ({ x, y }: Box, name: string) => words([x, y - 12], name, { fill: MUTED })

const field = ({ x, y, width, height }: Box, fill: string) =>
  element('rect', { x, y, width, height, fill, 'stroke-dasharray': '7 5' })

/** A point that the machine stands on. */
const support = ([x, y]: readonly [number, number]) =>
  element('circle', { cx: x, cy: y, r: 3.5, fill: PAPER }) +
  line([
    [x - 7, y],
    [x + 7, y],
  ]) +
  line([
    [x, y - 7],
    [x, y + 7],
  ])

/** The position of a sign beside a line of the legend. */
const signAt = ({ legend }: Layout, index: number) => legend.y + index * LINE - 5.5

/** The machine from three sides: its outline, or blocks about their axes. */
function bodies({ front, side, plan, area }: Layout, outline: Outline | null): string[] {
  if (outline) {
    return [
      machine(front, outline.front),
      machine(side, outline.side),
      machine(plan, outline.plan),
      ...(area ? [field(area, 'none')] : []),
    ]
  }
  return [
    ...[front, side, plan].map(block),
    ...(area ? [field(area, PAPER)] : []),
    axes(front, 'upright'),
    axes(side, 'upright'),
    axes(plan, 'both'),
  ]
}

/** All lines and fields. */
function views(layout: Layout, { area: areaLines }: DrawingTexts, outline: Outline | null): string {
  const { front, side, plan, area, supports, isShortened } = layout
  return [
    ...bodies(layout, outline),
    ...(area
      ? [field({ x: layout.legend.x, y: signAt(layout, 0) - 6.5, width: 24, height: 13 }, PAPER)]
      : []),
    ...(isShortened ? [gap(front), gap(plan)] : []),
    ...supports.map(support),
    ...(supports.length > 0
      ? [support([layout.legend.x + 12, signAt(layout, areaLines.length)])]
      : []),
    floor(front, EDGE),
    floor(side, side.x - 10),
    person(layout),
    spanBelow(plan),
    spanBeside(plan),
    spanBeside(side),
  ].join('')
}

/** All texts. */
function captions({ front, side, plan, legend }: Layout, texts: DrawingTexts): string {
  const below = [
    ...[...texts.area, ...texts.supports].map((text) => ({ text, x: legend.x + INDENT })),
    ...texts.lines.map((text) => ({ text, x: legend.x })),
  ]
  return [
    named(front, texts.front),
    named(side, texts.side),
    named(plan, texts.plan),
    sizeBelow(plan, texts.length),
    sizeBeside(plan, texts.width),
    sizeBeside(side, texts.height),
    ...below.map(({ text, x }, index) => words([x, legend.y + index * LINE], text)),
  ].join('')
}

/** The height of the sheet with its legend. */
export const sheetHeight = (layout: Layout, { area, supports, lines }: DrawingTexts): number =>
  heightOf(layout, area.length + supports.length + lines.length)

/**
 * The dimension drawing of a machine: front, side and plan in first-angle projection, to one scale, with
 * their sizes. A machine without an outline is three blocks.
 */
export function drawDimensions(
  layout: Layout,
  texts: DrawingTexts,
  outline: Outline | null,
): string {
  const { width } = layout.sheet
  const height = sheetHeight(layout, texts)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    element('title', {}, escaped(texts.description)) +
      ARROW +
      element('rect', { width: '100%', height: '100%', fill: PAPER }) +
      element('g', { fill: 'none', stroke: INK }, views(layout, texts, outline)) +
      element('g', { fill: INK, 'font-family': FONTS, 'font-size': 16 }, captions(layout, texts)),
  )
}
