const linked = new Map<string, Promise<void>>()

/**
 * Links a style sheet that is a file of its own (docs/gatsby.md, own style sheets), once.
 *
 * @returns settles when it is there, or cannot be had
 */
export function linkStyles(href: string): Promise<void> {
  const known = linked.get(href)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const settled = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => resolve()
  })
  linked.set(href, settled)
  document.head.append(link)
  return settled
}
