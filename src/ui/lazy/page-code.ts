type CodeOf = (data: object) => Promise<unknown>

const needs: CodeOf[] = []

/**
 * Registers code that pages may need beside their template, as soon as the template's code is
 * loaded.
 *
 * @param codeOf fetches the code for a page's data
 */
export const addPageCode = (codeOf: CodeOf): void => void needs.push(codeOf)

/**
 * Fetches the code that a page needs beside its template. After a failure, the component that
 * renders the code fetches it again.
 */
export const loadPageCode = (data: object): Promise<unknown> =>
  Promise.allSettled(needs.map((codeOf) => codeOf(data)))
