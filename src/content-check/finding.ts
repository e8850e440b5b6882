import { printableLine } from '../contract'
import type { SiteHandle } from '../sites'

/** A violation stops a publication; a warning is something that editors may want to fix. */
export type Severity = 'violation' | 'warning'

/** One thing that is not as it should be. */
export interface Finding {
  readonly severity: Severity
  /** The site of the content, or `null` for content that all sites share. */
  readonly site: SiteHandle | null
  /** The address that answered it, without the token. */
  readonly address: string
  /** The place in the answer, as a JSON path; `(root)` for the whole. */
  readonly path: string
  readonly expected: string
  readonly got: string
  /** How to fix it. */
  readonly advice?: string
}

/** An answer; if bad items of a list were left out, with the positions of the others. */
interface Place extends Pick<Finding, 'site' | 'address'> {
  readonly positions?: readonly number[]
}

type Maker = (place: Place, path: string, expected: string, got: string) => Finding

const inList = (path: string, positions: readonly number[] | undefined): string =>
  path.replace(/^data\[(\d+)\]/, (_, index: string) => {
    return `data[${positions?.[Number(index)] ?? index}]`
  })

const maker =
  (severity: Severity): Maker =>
  ({ site, address, positions }, path, expected, got) => ({
    severity,
    site,
    address,
    path: printableLine(inList(path, positions) || '(root)'),
    expected: printableLine(expected),
    got: printableLine(got),
  })

/** Makes a violation found in an answer. */
export const violation: Maker = maker('violation')

/** Makes a warning about an answer. */
export const warning: Maker = maker('warning')
