const TABLE = /<(\/?)table\b[^>]*>/g

/** The name of a table: its caption, else its first row. */
function nameOf(html: string, start: number): string {
  const end = html.indexOf('</tr>', start)
  const row = html.slice(start, end < 0 ? undefined : end)
  const [caption] = /<caption\b.*?<\/caption>/s.exec(row) ?? []
  return (caption ?? row.replace(/<\/t[hd]>(?=.*<t[hd]\b)/gs, ', '))
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
}

/**
 * Puts each table of an editor's text into a box that scrolls independently. The box has a place in
 * the tab order, because not all browsers give one to a scrolling box.
 *
 * @param html as the contract sanitises it
 */
export function withScrollingTables(html: string): string {
  let depth = 0
  return html.replace(TABLE, (tag: string, slash: string, at: number) => {
    depth += slash ? -1 : 1
    if (slash) return depth === 0 ? `${tag}</div>` : tag
    const name = nameOf(html, at)
    return depth > 1
      ? tag
      : `<div tabindex="0" role="group"${name && ` aria-label="${name}"`}>${tag}`
  })
}
