import type { MilestoneView } from '../view-models'

/** A year with all that happened in it. */
export interface Year {
  readonly year: string
  /** Its place on the page. */
  readonly id: string
  readonly milestones: readonly MilestoneView[]
}

const idOf = (year: string): string =>
  `year-${year
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

/** Milestones under their years, in the order of the editor. */
export function yearsOf(milestones: readonly MilestoneView[]): Year[] {
  const byYear = new Map<string, MilestoneView[]>()
  for (const milestone of milestones) {
    byYear.set(milestone.year, [...(byYear.get(milestone.year) ?? []), milestone])
  }
  return [...byYear].map(([year, own]) => ({ year, id: idOf(year), milestones: own }))
}

const decadeOf = ({ year }: Year): string | null => /^\d{3}(?=\d$)/.exec(year)?.[0] ?? null

/**
 * The first year of each decade, to jump to. None where years are not written as four digits, or
 * where fewer than three decades are short enough to scroll.
 */
export function leaps(years: readonly Year[]): Year[] {
  const decades = years.map(decadeOf)
  if (decades.includes(null)) return []
  const first = years.filter((_, index) => decades.indexOf(decades[index] ?? null) === index)
  return first.length < 3 ? [] : first
}
