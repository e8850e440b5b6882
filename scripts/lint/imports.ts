import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const CODE = /\.(?:[cm]?ts|tsx|[cm]?js)$/
/** Folders of other people's code, and of what a build writes. */
const OTHERS = new Set(['node_modules', 'public', 'static'])
/** The ends that an import may leave out. */
const ENDS = ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs', '.json', '/index.ts', '/index.tsx']

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      return OTHERS.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(file)
    }
    return CODE.test(entry.name) ? [file] : []
  })
}

/** The file that an import names, or `null` for a package and for a file that a build writes. */
function imported(name: string, from: string): string | null {
  if (!name.startsWith('.')) return null
  const file = path.join(path.dirname(from), name)
  return ENDS.map((end) => file + end).find(isFile) ?? null
}

/**
 * The files of this project that each of its files imports, by path below a root: imports of types
 * and imports that run later (`import()`) count, too.
 */
export function importsBelow(root: string): ReadonlyMap<string, readonly string[]> {
  const own = (file: string) => path.relative(root, file).split(path.sep).join('/')
  return new Map(
    filesBelow(root).map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
      const found = importedFiles.flatMap(({ fileName }) => imported(fileName, file) ?? [])
      return [own(file), [...new Set(found.map(own))]]
    }),
  )
}

/** The first circle of imports: the files on it, or `null` where there is none. */
export function circleOf(
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | null {
  const done = new Set<string>()
  const visit = (file: string, above: readonly string[]): readonly string[] | null => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file]
    if (done.has(file)) return null
    for (const each of imports.get(file) ?? []) {
      const circle = visit(each, [...above, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}
