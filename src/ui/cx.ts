/** Joins class names and leaves out absent ones: `cx('a', undefined, isOpen && 'b')` → `a b`. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
