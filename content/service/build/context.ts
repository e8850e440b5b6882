import type { SiteHandle } from '../../../src/sites'
import type { MediaLibrary } from '../files/media'
import type { Problem } from '../files/problem'
import type { Item } from './collection'
import type { Collections } from './collections'

/** Everything that is needed to build the answers of one site. */
export interface BuildContext {
  readonly site: SiteHandle
  readonly collections: Collections
  readonly media: MediaLibrary
  /** References of all content files, including files that are wrong or not in this site. */
  readonly knownRefs: ReadonlySet<string>
  /** Codes of all products in any site. */
  readonly knownCodes: ReadonlySet<string>
  /** Reports a problem at a field; an error leaves the file out. */
  readonly report: (
    item: Item<unknown>,
    path: readonly PropertyKey[],
    expected: string,
    got: string,
    severity?: Problem['severity'],
  ) => void
}

/** A field of a file; builders report problems at it. */
export interface Field {
  readonly context: BuildContext
  readonly item: Item<unknown>
  readonly path: readonly PropertyKey[]
}

/** A field inside another field. */
export const within = (field: Field, ...keys: readonly PropertyKey[]): Field => ({
  ...field,
  path: [...field.path, ...keys],
})

/** Reports an error at a field. */
export const reject = ({ context, item, path }: Field, expected: string, got: string): void =>
  context.report(item, path, expected, got)

/** Reports that a detail is left out of a file that is served all the same. */
export const leaveOut = ({ context, item, path }: Field, expected: string, got: string): void =>
  context.report(item, path, expected, got, 'warning')

/** For messages: the first few of many possible values. */
export function oneOf(values: Iterable<string>): string {
  const all = [...values].sort()
  const shown = all.slice(0, 12).join(', ')
  return `one of ${shown}${all.length > 12 ? `, … (${all.length})` : ''}`
}
