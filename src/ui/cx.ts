/** Joins class names, leaving out what is absent: `cx('a', undefined, isOpen && 'b')` → `a b`. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
