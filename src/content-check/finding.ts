import type { SiteHandle } from '../sites'

/** A violation stops a publication, a warning is what editors may want to mend. */
export type Severity = 'violation' | 'warning'

/** One thing that is not as it should be. */
export interface Finding {
  readonly severity: Severity
  /** The site whose content it is, or `null` for what all sites share. */
  readonly site: SiteHandle | null
  /** The address that answered it, without the token. */
  readonly address: string
  /** Where in the answer, as a JSON path; `(root)` for the whole. */
  readonly path: string
  readonly expected: string
  readonly got: string
}

type Maker = (
  place: Pick<Finding, 'site' | 'address'>,
  path: string,
  expected: string,
  got: string,
) => Finding

const maker =
  (severity: Severity): Maker =>
  ({ site, address }, path, expected, got) => ({
    severity,
    site,
    address,
    path: path || '(root)',
    expected,
    got,
  })

/** Makes a violation found in an answer. */
export const violation: Maker = maker('violation')

/** Makes a warning about an answer. */
export const warning: Maker = maker('warning')
