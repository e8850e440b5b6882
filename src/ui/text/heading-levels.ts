const HEADING = /<h([2-6])([^>]*)>(.*?)<\/h\1>/gs

const LOWEST = 6

/**
 * Adapts the headings of an editor's text to their levels on the page. The first is one level below
 * the heading above the text. No other is more than one level below the heading before it.
 *
 * @param html as the contract sanitises it
 * @param above level of the heading above the text
 */
export function withHeadingsBelow(html: string, above: number): string {
  /** The original levels of the headings above the current one. */
  const open: number[] = []
  return html.replace(HEADING, (_, written: string, attributes: string, content: string) => {
    while ((open.at(-1) ?? 0) >= Number(written)) open.pop()
    open.push(Number(written))
    const level = Math.min(LOWEST, above + open.length)
    return `<h${level}${attributes}>${content}</h${level}>`
  })
}
