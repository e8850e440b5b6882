/**
 * A value for each row. Equal values are written once. `of` has a character for each row, whose
 * code is the index of its value. Compared with a list of numbers this takes a third of the bytes,
 * three quarters of them compressed, and no time to parse.
 */
export interface Column<Value> {
  readonly values: readonly Value[]
  readonly of: string
}

/** The code of index 0: the first character that JSON writes as it is, but for the backslash. */
const FIRST_CODE = '#'.charCodeAt(0)
const LAST_CODE = 0xffff

/**
 * Writes a column. Its values have the order of their first rows.
 *
 * @param rows the value of each row, which JSON must be able to represent
 * @throws when there are more different values than characters
 */
export function writeColumn<Value>(rows: readonly Value[]): Column<Value> {
  const codes = new Map<string, number>()
  const values: Value[] = []
  const characters = rows.map((value) => {
    const written = JSON.stringify(value)
    const code = codes.get(written) ?? FIRST_CODE + values.push(value) - 1
    if (code > LAST_CODE) throw new Error(`A column cannot hold more than ${values.length} values.`)
    codes.set(written, code)
    return String.fromCharCode(code)
  })
  return { values, of: characters.join('') }
}

/** For each row of a column the index of its value. */
export function indexesOf({ of }: Column<unknown>): Uint16Array {
  const indexes = new Uint16Array(of.length)
  for (let row = 0; row < of.length; row++) indexes[row] = of.charCodeAt(row) - FIRST_CODE
  return indexes
}
