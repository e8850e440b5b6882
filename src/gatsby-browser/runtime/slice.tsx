import { createContext, createElement, useContext, useEffect, useReducer } from 'react'
import { loadedSlice, loadSlice } from './loader'

/*
 * The browser's replacement for Gatsby's `Slice` and its contexts (see `browserAliases`). A slice
 * is a part that pages share; it is fetched when it is rendered. Gatsby's own component checks its
 * props again, as the build has done.
 */

/** The names of a page's slices by their aliases. */
export const SlicesMapContext = createContext<Readonly<Record<string, string>>>({})
/** Gatsby gives the browser this context, too, but nothing reads it. */
export const SlicesContext = createContext({})
export const SlicesResultsContext = createContext({})
export const SlicesPropsContext = createContext({})

interface SliceProps {
  readonly alias: string
}

/** Renders the slice with an alias, of the page's site, once it is loaded. */
export function Slice({ alias }: SliceProps) {
  const name = useContext(SlicesMapContext)[alias] ?? alias
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const slice = loadedSlice(name)
  useEffect(() => {
    if (!slice) void loadSlice(name).then(redraw)
  }, [name, slice])
  if (!slice) return null
  const { component, ...shown } = slice
  return createElement(component, shown)
}

/**
 * Removes the comments that Gatsby leaves around slices in HTML. Preact moves an element that
 * follows a comment while it hydrates, and a moved element loses the focus. The function waits until
 * the document is parsed, as Gatsby does before it hydrates.
 */
export async function removeSliceComments(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true })
    })
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Comment && currentNode.data.startsWith(' slice-')) {
      comments.push(currentNode)
    }
  }
  for (const comment of comments) comment.remove()
}
