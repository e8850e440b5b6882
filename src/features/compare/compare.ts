import type { Figure, ImageView } from '../../ui/view-models'

/** A product or a version as a comparison shows it. */
export interface Machine {
  readonly code: string
  readonly title: string
  /** Absent when it has no page in this site. */
  readonly href: string | null
  readonly image: ImageView | null
  readonly figures: readonly Figure[]
}

/** A figure of all machines. */
export interface ComparedFigure {
  readonly label: string
  /** One cell for each machine; `null` if it does not state the figure. */
  readonly cells: readonly (Figure | null)[]
  /** Whether the machines differ in it. */
  readonly differs: boolean
}

/** Machines against their figures. */
export interface Comparison {
  readonly machines: readonly Machine[]
  /** Figures that more than half of the machines state, in the order of the machines. */
  readonly common: readonly ComparedFigure[]
  /** All other figures, which would leave rows of gaps between the common ones. */
  readonly some: readonly ComparedFigure[]
}

/** The longest table of a range that still reads at a glance. */
const MOST_OF_RANGE = 8

const written = (figure: Figure | null) => figure && `${figure.value} ${figure.unit}`

const labelsOf = (machines: readonly Machine[]): readonly string[] => [
  ...new Set(machines.flatMap(({ figures }) => figures.map(({ label }) => label))),
]

const stating = ({ cells }: ComparedFigure): number => cells.filter(Boolean).length

const rows = (machines: readonly Machine[], labels: readonly string[]): readonly ComparedFigure[] =>
  labels.map((label) => {
    const cells = machines.map(
      ({ figures }) => figures.find((figure) => figure.label === label) ?? null,
    )
    return { label, cells, differs: new Set(cells.map(written)).size > 1 }
  })

function inGroups(machines: readonly Machine[], figures: readonly ComparedFigure[]): Comparison {
  const isCommon = (figure: ComparedFigure) => stating(figure) * 2 > machines.length
  return {
    machines,
    common: figures.filter(isCommon),
    some: figures.filter((figure) => !isCommon(figure)),
  }
}

/** Lays all figures of machines side by side. */
export const compare = (machines: readonly Machine[]): Comparison =>
  inGroups(machines, rows(machines, labelsOf(machines)))

/**
 * Lays the machines of a range side by side. The figures are those that at least two machines
 * state, the most common first. The machines are those that state any of these. `null` if there is
 * nothing to compare.
 */
export function compareRange(range: readonly Machine[]): Comparison | null {
  const labels = rows(range, labelsOf(range))
    .filter((figure) => stating(figure) > 1)
    .sort((a, b) => stating(b) - stating(a))
    .slice(0, MOST_OF_RANGE)
    .map(({ label }) => label)
  if (labels.length === 0) return null
  const machines = range.filter(({ figures }) =>
    figures.some(({ label }) => labels.includes(label)),
  )
  return inGroups(machines, rows(machines, labels))
}
