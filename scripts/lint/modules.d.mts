/** The modules of `src` and what each may import. */
export const modules: Readonly<Record<string, readonly string[]>>
/** The modules that a visitor's browser may load. */
export const pageCode: readonly string[]
