/** The modules and what each may import. */
export const modules: Readonly<Record<string, readonly string[]>>
/** The modules that may import all others. */
export const unrestricted: readonly string[]
/** The modules that are folders of the repository, and not of `src`. */
export const outside: readonly string[]
/** The modules that a visitor's browser may load. */
export const pageCode: readonly string[]
/** The files of a module, as a pattern below the repository. */
export function filesOf(module: string): string
/** The module of a file, by its path below the repository. `undefined` for files of no module. */
export function moduleOf(file: string): string | undefined
