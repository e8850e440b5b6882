/**
 * Scores count in thousandths. Documents with a smaller difference are ordered by their place in the list.
 */
const STEPS = 1000
const MAX_SCORE = 2 ** 32
/** More than the number of documents in a site. The product of both is still a safe integer in JavaScript. */
const MAX_DOCUMENTS = 2 ** 20

/** A score as it is compared and sent. */
export const rounded = (score: number): number => Math.round(score * STEPS) / STEPS

/**
 * The documents with a score, best first. It sorts numbers and not objects, which takes a tenth of the time
 * for 20,000 of them.
 *
 * @param places the position of each document among documents of the same score, from 0
 */
export function bestFirst(scores: Float64Array, places: Uint32Array): Uint32Array {
  const byPlace = new Uint32Array(places.length)
  for (let id = 0; id < places.length; id += 1) byPlace[places[id] ?? 0] = id
  const keys = new Float64Array(scores.length)
  let found = 0
  for (let id = 0; id < scores.length; id += 1) {
    const steps = Math.round((scores[id] ?? 0) * STEPS)
    if (steps === 0) continue
    keys[found] = (MAX_SCORE - steps) * MAX_DOCUMENTS + (places[id] ?? 0)
    found += 1
  }
  const sorted = keys.subarray(0, found).sort()
  const order = new Uint32Array(found)
  for (let rank = 0; rank < found; rank += 1) {
    order[rank] = byPlace[(sorted[rank] ?? 0) % MAX_DOCUMENTS] ?? 0
  }
  return order
}
