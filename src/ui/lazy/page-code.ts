type CodeOf = (data: object) => Promise<unknown>

const needs: CodeOf[] = []

/**
 * Says that pages may need code beside that of their template, as soon as the template's is there.
 *
 * @param codeOf fetches what the data of a page ask for
 */
export const addPageCode = (codeOf: CodeOf): void => void needs.push(codeOf)

/** Fetches what a page needs beside its template. What cannot be had is asked for again by who shows it. */
export const loadPageCode = (data: object): Promise<unknown> =>
  Promise.allSettled(needs.map((codeOf) => codeOf(data)))
