/**
 * Compares a version with a range of the form `>=20.20 <26`, like `engines` in package.json.
 *
 * @param {string} range comparisons with `>=` and `<`; all of them must hold
 * @param {string} version
 */
export function supports(range, version) {
  const parts = (/** @type {string} */ text) => text.split('.').map(Number)
  const compare = (/** @type {string} */ a, /** @type {string} */ b) => {
    const [left, right] = [parts(a), parts(b)]
    for (const index of [0, 1, 2]) {
      const difference = (left[index] ?? 0) - (right[index] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
  return range.split(/\s+/).every((comparison) => {
    const [, operator, bound] = /^(>=|<)(.+)$/.exec(comparison) ?? []
    if (!operator || !bound) throw new Error(`"${comparison}" is not understood.`)
    return operator === '<' ? compare(version, bound) < 0 : compare(version, bound) >= 0
  })
}
