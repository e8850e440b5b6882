import type { ActionView, Figure, ImageView, Measured } from '../../ui/view-models'
import type { DataGroup, DataRow } from '../product-data'

/** A product or a version as a comparison shows it. */
export interface Machine {
  readonly code: string
  readonly title: string
  /** Absent when it has no page in this site. */
  readonly href: string | null
  readonly image: ImageView | null
  /** Its key figures; a comparison shows them when there are no technical data. */
  readonly figures: readonly Figure[]
  /** Its technical data. */
  readonly data?: readonly DataGroup[] | null
  /** Whether its technical data failed to load, so that a figure that is missing may exist. */
  readonly isPartial?: boolean
  /** The way to ask for a quotation. */
  readonly action?: ActionView | null
}

/** A figure of all machines. */
export interface ComparedFigure {
  /** The same for figures of one meaning, whatever their labels. */
  readonly id: string
  readonly label: string
  /** One cell for each machine; `null` if it does not state the figure. */
  readonly cells: readonly (Measured | null)[]
}

/** Figures below the title of a group of technical data; key figures have no title. */
export interface ComparedGroup {
  readonly title: string | null
  readonly figures: readonly ComparedFigure[]
}

/** Machines against their figures. */
export interface Comparison {
  readonly machines: readonly Machine[]
  /** Figures that more than half of the machines state, and that differ between machines. */
  readonly differing: readonly ComparedGroup[]
  /** The other figures that more than half of the machines state. */
  readonly same: readonly ComparedGroup[]
  /** All other figures, which would leave rows of gaps between the common ones. */
  readonly some: readonly ComparedGroup[]
}

/** A row while it is collected. */
interface Row {
  readonly id: string
  readonly group: string | null
  /** The labels of the machines' own figures. */
  readonly labels: Set<string>
  /** The common label of figures of one meaning. */
  readonly shared: string | null
  readonly cells: (Measured | null)[]
}

/** The longest table of a range that still reads at a glance. */
const MOST_OF_RANGE = 10

const written = (amount: Measured | null) => amount && `${amount.value} ${amount.unit}`

/** Without a meaning and a key, a figure is known by its group and its label. */
const idOf = ({ meaning, key, label }: DataRow, group: string | null): string =>
  meaning?.key ?? key ?? JSON.stringify([group, label])

/** The statements of a machine in order: all technical data, or else the key figures. */
const statementsOf = ({ data, figures }: Machine) =>
  data
    ? data.flatMap(({ title, rows }) => rows.map((figure) => ({ group: title, figure })))
    : figures.map((figure) => ({ group: null, figure }))

/** The rows of all statements. A second statement of the same meaning has a row of its own. */
function rowsOf(machines: readonly Machine[]): readonly Row[] {
  const rows = new Map<string, Row>()
  machines.forEach((machine, index) => {
    for (const { group, figure } of statementsOf(machine)) {
      const own = idOf(figure, group)
      const isSecond = Boolean(rows.get(own)?.cells[index])
      const id = isSecond ? JSON.stringify([own, figure.label]) : own
      const row = rows.get(id) ?? {
        id,
        group,
        labels: new Set<string>(),
        shared: isSecond ? null : (figure.meaning?.label ?? null),
        cells: machines.map(() => null),
      }
      rows.set(id, row)
      row.labels.add(figure.label)
      row.cells[index] ??= figure
    }
  })
  return [...rows.values()]
}

const stating = ({ cells }: Pick<Row, 'cells'>): number => cells.filter(Boolean).length

const differs = ({ cells }: Row): boolean => new Set(cells.map(written)).size > 1

function labelOf({ labels, shared }: Row): string {
  const [label = ''] = labels
  return labels.size > 1 ? (shared ?? label) : label
}

/** The rows by the titles of their groups, in the order of the rows. */
function grouped(rows: readonly Row[]): readonly ComparedGroup[] {
  const groups = new Map<string | null, ComparedFigure[]>()
  for (const row of rows) {
    const figures = groups.get(row.group) ?? []
    figures.push({ id: row.id, label: labelOf(row), cells: row.cells })
    groups.set(row.group, figures)
  }
  return [...groups].map(([title, figures]) => ({ title, figures }))
}

function comparison(machines: readonly Machine[], rows: readonly Row[]): Comparison {
  const isCommon = (row: Row) => stating(row) * 2 > machines.length
  const common = rows.filter(isCommon)
  return {
    machines,
    differing: grouped(common.filter(differs)),
    same: grouped(common.filter((row) => !differs(row))),
    some: grouped(rows.filter((row) => !isCommon(row))),
  }
}

/**
 * Lays machines side by side: their technical data by groups, or the key figures of a machine
 * without technical data. Figures of one meaning are in one row.
 */
export const compare = (machines: readonly Machine[]): Comparison =>
  comparison(machines, rowsOf(machines))

/**
 * Lays the machines of a range side by side. The figures are those that at least two machines
 * state, the most common first. The machines are those that state any of these. `null` if there is
 * nothing to compare.
 */
export function compareRange(range: readonly Machine[]): Comparison | null {
  const shared = rowsOf(range)
    .filter((row) => stating(row) > 1)
    .sort((a, b) => stating(b) - stating(a))
    .slice(0, MOST_OF_RANGE)
  if (shared.length === 0) return null
  const isShown = (_: unknown, index: number) => shared.some(({ cells }) => cells[index])
  return comparison(
    range.filter(isShown),
    shared.map((row) => ({ ...row, cells: row.cells.filter(isShown) })),
  )
}
