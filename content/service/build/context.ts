import type { SiteHandle } from '../../../src/sites'
import type { MediaLibrary } from '../files/media'
import type { Problem } from '../files/problem'
import type { Item } from './shelf'
import type { Shelves } from './shelves'

/** What the building of one site's answers needs to know. */
export interface BuildContext {
  readonly site: SiteHandle
  readonly shelves: Shelves
  readonly media: MediaLibrary
  /** References of all content files, also of those that are not in this site or are wrong. */
  readonly knownRefs: ReadonlySet<string>
  /** Codes of all products in any site. */
  readonly knownCodes: ReadonlySet<string>
  /** Notes a problem at a field; an error leaves the file out. */
  readonly report: (
    item: Item<unknown>,
    path: readonly PropertyKey[],
    expected: string,
    got: string,
    severity?: Problem['severity'],
  ) => void
}

/** A field of a file: what builders of parts report problems at. */
export interface Field {
  readonly context: BuildContext
  readonly item: Item<unknown>
  readonly path: readonly PropertyKey[]
}

/** The field below another. */
export const within = (field: Field, ...keys: readonly PropertyKey[]): Field => ({
  ...field,
  path: [...field.path, ...keys],
})

/** Reports an error at a field. */
export const reject = ({ context, item, path }: Field, expected: string, got: string): void =>
  context.report(item, path, expected, got)

/** Reports something that is left out of a file which is served all the same. */
export const leaveOut = ({ context, item, path }: Field, expected: string, got: string): void =>
  context.report(item, path, expected, got, 'warning')

/** For messages: the first few of many possible values. */
export function oneOf(values: Iterable<string>): string {
  const all = [...values].sort()
  const shown = all.slice(0, 12).join(', ')
  return `one of ${shown}${all.length > 12 ? `, … (${all.length})` : ''}`
}
