import { cacheGroup, type SplitSettings } from './cache-groups'

/** Digits of a name that Gatsby makes of those of the chunks which share a file. */
const DIGITS = 6

/** Gives what chunks share short names, which pages name and compression leaves as they are (docs/gatsby.md). */
export class ShortSharedNames {
  /** @throws when Gatsby does not name what chunks share by a function */
  apply(settings: SplitSettings): void {
    const group = cacheGroup(settings, 'shared')
    if (typeof group?.name !== 'function') {
      throw new Error('Gatsby has no group shared: see "file hashes" in docs/gatsby.md.')
    }
    const { name } = group
    group.name = (...context: unknown[]) =>
      String(Reflect.apply(name, undefined, context)).slice(0, DIGITS)
  }
}
