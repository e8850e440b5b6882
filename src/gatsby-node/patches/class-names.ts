import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isObject } from '../../contract/is-object'

/** Where style sheets are. */
const SOURCES = 'src'

const FIRST = 'abcdefghijklmnopqrstuvwxyz'
/** No small letters: lists of advertisements to be hidden have names of two of them. */
const OTHERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

const inLetters = (index: number): string =>
  index < FIRST.length
    ? FIRST.charAt(index)
    : inLetters(Math.floor(index / OTHERS.length)) + OTHERS.charAt(index % OTHERS.length)

/** Of two letters or more: a sheet's names are beside each other, so that they compress well. */
const shortName = (index: number): string => inLetters(FIRST.length + index)

/** What a sheet may call something: its classes, ids and animations, and some words that are none. */
const NAMED = /(?:[.#]|@keyframes\s+)([a-z_][\w-]*)/gi

/** A name in a sheet, of whatever sheets there are. */
const keyOf = (file: string, name: string) => `${file} ${name}`

/**
 * Short names of what style sheets name, the same for the same sheets.
 *
 * @param sheets the text of each, by its file
 * @returns the short names by file and name (`keyOf`)
 */
export function shortNames(sheets: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const keys = [...sheets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, css]) =>
      [...new Set([...css.matchAll(NAMED)].map(([, name = '']) => name))].map((name) =>
        keyOf(file, name),
      ),
    )
  return new Map(keys.map((key, index) => [key, shortName(index)]))
}

const readSheets = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => {
        const whole = path.resolve(SOURCES, file)
        return [whole, readFileSync(whole, 'utf8')]
      }),
  )

/** The style sheets that the short names of a build are of, by these names. */
export function sheetsOfNames(sheets = readSheets()): ReadonlyMap<string, string> {
  return new Map(
    [...shortNames(sheets)].map(([key, short]) => [short, key.slice(0, key.lastIndexOf(' '))]),
  )
}

type NameOf = (context: { readonly resourcePath: string }, setting: string, name: string) => string

/** Goes through rules of webpack, whatever their form; tells how many settings of CSS modules it set. */
function nameClasses(rule: unknown, getLocalIdent: NameOf): number {
  if (Array.isArray(rule)) {
    return rule.reduce((sum: number, each) => sum + nameClasses(each, getLocalIdent), 0)
  }
  if (!isObject(rule)) return 0
  const { modules } = isObject(rule.options) ? rule.options : {}
  const isSetting = isObject(modules) && 'localIdentName' in modules
  if (isSetting) modules.getLocalIdent = getLocalIdent
  return Number(isSetting) + nameClasses([rule.rules, rule.oneOf, rule.use], getLocalIdent)
}

/**
 * Gives classes names of two letters in what is published; while developing they say where they are from
 * (docs/gatsby.md, class names).
 */
export class ShortClassNames {
  constructor(private readonly sheets = readSheets()) {}

  /** @throws when no rule of the compilation names classes */
  apply({
    options,
  }: {
    readonly options: { readonly module: { readonly rules: unknown }; cache: unknown }
  }): void {
    const names = shortNames(this.sheets)
    const nameOf: NameOf = ({ resourcePath }, _, name) => {
      const short = names.get(keyOf(resourcePath, name))
      if (!short)
        throw new Error(`${resourcePath}: .${name} is written in a way that is not known.`)
      return short
    }
    if (nameClasses(options.module.rules, nameOf) === 0) {
      throw new Error('Gatsby has no rule for CSS modules: see "class names" in docs/gatsby.md.')
    }
    // What was compiled when there were others has names that are taken now.
    const digest = createHash('sha256')
      .update([...names.keys()].join())
      .digest('hex')
    if (isObject(options.cache)) options.cache.version = digest
  }
}
