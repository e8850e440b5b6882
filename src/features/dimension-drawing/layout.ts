import type { ProductDimensions } from '../../contract'

/**
 * The size of a drawing in its own units. Letters are 16 units high, so that they are legible on a phone
 * and of usual size in a wide column.
 */
export interface Sheet {
  readonly width: number
  /** The front and the plan are together not higher. */
  readonly highest: number
}

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The place of the lines of text: below the views, or beside the plan where there is room. */
interface Legend {
  readonly x: number
  /** The base line of the first line. */
  readonly y: number
  readonly width: number
}

/** The middle of the machine in its plan, without what stands beside it: fractions of the plan. */
export interface PlanMiddle {
  readonly x: number
  readonly y: number
}

/** The positions of all parts of a drawing. */
export interface Layout {
  readonly sheet: Sheet
  /** Units of the drawing to a millimetre. */
  readonly scale: number
  readonly front: Box
  readonly side: Box
  readonly plan: Box
  readonly middle: PlanMiddle
  /** The working area of the machine, in the plan. */
  readonly area: Box | null
  /** The points that the machine stands on, in the plan; points within the gap are left out. */
  readonly supports: readonly (readonly [x: number, y: number])[]
  /** A person's place on the floor, and height; `null` where the person would hardly be seen. */
  readonly person: { readonly x: number; readonly y: number; readonly height: number } | null
  /** The machine is too long for the sheet and is drawn with a gap. */
  readonly isShortened: boolean
  readonly legend: Legend
}

/** A person of usual height, and the room beside the machine; millimetres. */
export const PERSON_HEIGHT = 1750
const PERSON_ROOM = 900
/**
 * A machine longer than this many times its width or height is too long. It is drawn `SHORTENED`
 * times as long.
 */
const LONGEST = 6
const SHORTENED = 4
/**
 * The break of a long machine, as a fraction of its drawn length; no supporting point is drawn
 * close to it.
 */
export const GAP_AT = 0.68
const GAP_ROOM = 22

export const EDGE = 12
/** For a size and its number beside a view. */
const BESIDE = 112
const BETWEEN = 36
/** For the name of a view above it. */
const NAMED = 124
const ABOVE = 32
/** The indent of the text for the dashed field. */
export const INDENT = 32
/** The average width of a letter of the legend, at most. */
const LETTER = 8.4
/** The line height of the legend. */
export const LINE = 23
/** The narrowest legend beside the plan: some 35 letters to a line. */
const LEGEND = 300
/** The size below the plan. */
const SIZE_BELOW = 55

/** The middle of a length within a longer one, as near to a place as possible. */
const middleWithin = (place: number, length: number, whole: number): number =>
  Math.min(Math.max(place, length / 2), whole - length / 2)

/**
 * The working area in the plan; `null` if it would stick out of the machine, because the figures
 * then name something else.
 */
function areaOf(
  { workingArea, length, width }: ProductDimensions,
  { plan, scale, middle }: Pick<Layout, 'plan' | 'scale' | 'middle'>,
): Box | null {
  if (!workingArea) return null
  const along = workingArea.length ?? plan.width / scale
  if (along > length || workingArea.width > width) return null
  const size = { width: Math.min(along * scale, plan.width), height: workingArea.width * scale }
  return {
    ...size,
    x: plan.x + middleWithin(middle.x * plan.width, size.width, plan.width) - size.width / 2,
    y: plan.y + middleWithin(middle.y * plan.height, size.height, plan.height) - size.height / 2,
  }
}

/** Points in one line about a middle. */
const spread = (count: number, spacing: number, middle: number): number[] =>
  Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * spacing)

/**
 * The points that the machine stands on in the plan; none if the figures put a point beside the
 * machine.
 */
function supportsOf(
  { supports, length, width }: ProductDimensions,
  { plan, scale, middle, isShortened }: Pick<Layout, 'plan' | 'scale' | 'middle' | 'isShortened'>,
): [number, number][] {
  if (!supports) return []
  const { along, across, spacingAlong, spacingAcross } = supports
  const [overLength, overWidth] = [(along - 1) * spacingAlong, (across - 1) * spacingAcross]
  if (overLength > length || overWidth > width) return []
  const at = {
    x: isShortened ? length / 2 : middleWithin(middle.x * length, overLength, length),
    y: middleWithin(middle.y * width, overWidth, width),
  }
  const gap = plan.x + plan.width * GAP_AT
  const columns = spread(along, spacingAlong, at.x).flatMap((place) => {
    const fromLeft = plan.x + place * scale
    if (!isShortened || fromLeft < gap - GAP_ROOM) return [fromLeft]
    const fromRight = plan.x + plan.width - (length - place) * scale
    return fromRight > gap + GAP_ROOM ? [fromRight] : []
  })
  const rows = spread(across, spacingAcross, at.y).map((place) => plan.y + place * scale)
  return columns.flatMap((x) => rows.map((y): [number, number] => [x, y]))
}

/** A text in lines that fit the legend, from a position on; a number stays with its unit. */
export function inLines(text: string, { width }: Legend, from = 0): string[] {
  const longest = (width - from) / LETTER
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > longest) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}

/** The height of a sheet with a number of lines in its legend. */
export const heightOf = ({ plan, legend }: Layout, lines: number): number =>
  Math.ceil(EDGE + Math.max(plan.y + plan.height + SIZE_BELOW, legend.y + (lines - 1) * LINE))

function legendOf({ width }: Sheet, plan: Box): Legend {
  const beside = plan.x + plan.width + BESIDE + BETWEEN
  const room = width - EDGE - beside
  return room < LEGEND
    ? { x: EDGE, y: plan.y + plan.height + SIZE_BELOW + 42, width: width - 2 * EDGE }
    : { x: beside, y: plan.y + LINE / 2, width: room }
}

/** Lays out the three views to one scale: the side beside the front, the plan below it. */
export function layoutOf(dimensions: ProductDimensions, sheet: Sheet, middle: PlanMiddle): Layout {
  const { length, width, height } = dimensions
  const isShortened = length > LONGEST * Math.max(width, height)
  const drawn = isShortened ? SHORTENED * Math.max(width, height) : length
  const hasPerson = height < 8 * PERSON_HEIGHT
  const room = hasPerson ? PERSON_ROOM : 0
  const scale = Math.min(
    (sheet.width - 2 * EDGE - BETWEEN - BESIDE) / (room + drawn + width),
    sheet.highest / (height + width),
  )
  const x = EDGE + room * scale
  // The height of a person above the machine.
  const above = ABOVE + Math.max(0, (hasPerson ? PERSON_HEIGHT - height : 0) * scale)
  const front: Box = { x, y: above, width: drawn * scale, height: height * scale }
  const beside = x + Math.max(front.width + BETWEEN, NAMED)
  const side: Box = { ...front, x: beside, width: width * scale }
  const plan: Box = { ...front, y: above + front.height + BETWEEN + 14, height: width * scale }
  return {
    sheet,
    scale,
    front,
    side,
    plan,
    middle,
    area: areaOf(dimensions, { plan, scale, middle }),
    supports: supportsOf(dimensions, { plan, scale, middle, isShortened }),
    person: hasPerson
      ? {
          x: EDGE + (room * scale) / 2 - 4,
          y: front.y + front.height,
          height: PERSON_HEIGHT * scale,
        }
      : null,
    isShortened,
    legend: legendOf(sheet, plan),
  }
}
