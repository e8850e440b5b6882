import { isObject } from '../../content-graph'
import { cutText } from '../../sites'
import type { Change } from '../protocol'

/** More than anybody reads. */
const MAX_CHANGES = 200
const MAX_TEXT = 160

/** The most telling fields of an object, best first. */
const TELLING = ['title', 'label', 'name', 'question', 'text', 'alt', 'url', 'src', 'slug', 'type']

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const cut = (text: string): string => cutText(text, MAX_TEXT)

/** A value as people recognise it; `null` for nothing. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return cut(plain(value))
  if (Array.isArray(value)) {
    const items = value.flatMap((each) => inWords(each) ?? [])
    return items.length > 0 ? cut(items.join(', ')) : null
  }
  if (!isObject(value)) return cut(JSON.stringify(value))
  const [best = null] = TELLING.flatMap((name) => inWords(value[name]) ?? [])
  return best
}

/** A list of texts is one value; a list of objects has a value for each. */
const isListOfThings = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isObject)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Editors see a picture or a film as one value, with all its fields. */
const isMedia = (value: Readonly<Record<string, unknown>>): boolean =>
  'src' in value || Array.isArray(value.sources)

const lengthOfSame = (before: readonly unknown[], after: readonly unknown[]): number => {
  const first = after.findIndex(
    (each, index) => index >= before.length || !isSame(each, before[index]),
  )
  return first === -1 ? Math.min(before.length, after.length) : first
}

/** Pairs the items of two lists: equal items at the beginning and the end stay together. */
function pairs(before: readonly unknown[], after: readonly unknown[]) {
  const start = lengthOfSame(before, after)
  const [restBefore, restAfter] = [before.slice(start), after.slice(start)]
  const end = lengthOfSame(restBefore.toReversed(), restAfter.toReversed())
  const middleBefore = restBefore.slice(0, restBefore.length - end)
  const middleAfter = restAfter.slice(0, restAfter.length - end)
  const length = Math.max(middleBefore.length, middleAfter.length)
  return Array.from({ length }, (_, index) => ({
    field: String(start + index),
    before: middleBefore[index],
    after: middleAfter[index],
  }))
}

function* differences(
  before: unknown,
  after: unknown,
  path: readonly string[],
): Generator<Change, void> {
  if (isSame(before ?? null, after ?? null)) return
  if (isListOfThings(before) && isListOfThings(after)) {
    for (const each of pairs(before, after)) {
      yield* differences(each.before, each.after, [...path, each.field])
    }
  } else if (isObject(before) && isObject(after) && !isMedia(before) && !isMedia(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      yield* differences(before[key], after[key], [...path, key])
    }
  } else {
    yield { field: path.join('.'), before: inWords(before), after: inWords(after) }
  }
}

/**
 * The differences between two versions of a piece of content, in the order of its fields.
 *
 * @param ignored names of fields that are of no interest to editors
 */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  ignored: ReadonlySet<string>,
): Change[] {
  const without = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !ignored.has(name)))
  const changes: Change[] = []
  for (const change of differences(without(before), without(after), [])) {
    if (changes.length === MAX_CHANGES) break
    changes.push(change)
  }
  return changes
}
