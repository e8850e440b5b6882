import { groupBy } from '../../contract/group-by'
import type { MilestoneView } from '../view-models'

/** A year with all its milestones. */
export interface Year {
  readonly year: string
  /** Its anchor. */
  readonly id: string
  readonly milestones: readonly MilestoneView[]
}

/** The anchor of a year in its timeline: `year-1961`. */
export const yearId = (year: string): string =>
  `year-${year
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

/** Milestones under their years, in the order of the editor. */
export function yearsOf(milestones: readonly MilestoneView[]): Year[] {
  return [...groupBy(milestones, ({ year }) => year)].map(([year, own]) => ({
    year,
    id: yearId(year),
    milestones: own,
  }))
}

/** Ten years on the scale of a timeline. */
export interface Decade {
  /** The year at its beginning: `1960`. */
  readonly label: string
  readonly years: readonly Year[]
}

const decadeOf = ({ year }: Year): string | null => {
  const tens = /^\d{3}(?=\d$)/.exec(year)?.[0]
  return tens ? `${tens}0` : null
}

/** A timeline of fewer decades is short enough to scroll. */
const SCALE_FROM = 3

/** The years by their decades. None where a year is not written as four digits. */
export function decadesOf(years: readonly Year[]): Decade[] {
  const labels = years.map(decadeOf)
  return [...new Set(labels)].flatMap((label) =>
    label === null || labels.includes(null)
      ? []
      : [{ label, years: years.filter((_, index) => labels[index] === label) }],
  )
}

/** Whether some milestones span enough decades that a scale helps. */
export const needsScale = (milestones: readonly MilestoneView[]): boolean =>
  decadesOf(yearsOf(milestones)).length >= SCALE_FROM
